/** The colours of the drawn grounds at each time of day; the names are those in `kit/wide`. */

/** Late morning, for the grove. */
export const DAY = {
  skyHigh: '#8FBFC4',
  skyMid: '#CFE0D6',
  skyLow: '#FCE7BE',
  horizon: '#F7CB8A',
  sun: '#FFF8E3',
  sunRim: '#FFF3CF',
  glow: '#FFEDBB',
  sunX: '495',
  sunY: '374',
  haze: '#B9A383',
  far: '#EBC68D',
  farDeep: '#D6A263',
  middle: '#F6DCAE',
  middleDeep: '#E2B678',
  near: '#FBE9C8',
  nearDeep: '#E8C48C',
  lee: '#BD8750',
}

/** Dusk, for the desert with falcons. */
export const DUSK = {
  ...DAY,
  skyHigh: '#5F7F92',
  skyMid: '#C9A79A',
  skyLow: '#F7BE86',
  horizon: '#F29C5C',
  sun: '#FFEFC8',
  sunRim: '#FFDF9C',
  glow: '#FFC878',
  haze: '#97736A',
  far: '#D98F5C',
  farDeep: '#B56B40',
  middle: '#EDB07A',
  middleDeep: '#C98350',
  near: '#F6CB98',
  nearDeep: '#D69A62',
  lee: '#9A5636',
}

/** Early morning, with water in the channel. */
export const MORNING = {
  skyHigh: '#A5CFCF',
  skyMid: '#D9E8DA',
  skyLow: '#FBF0D0',
  sun: '#FFFBEA',
  sunRim: '#FFF6D8',
  glow: '#FFF3CC',
  sunX: '470',
  sunY: '330',
  haze: '#B4B59A',
  wall: '#EBCB9C',
  wallDeep: '#C79A64',
  hollow: '#8A5F36',
  near: '#F3DDB2',
  nearDeep: '#D8B27A',
  green: '#A9C16B',
  greenDeep: '#5F8A45',
  water: '1',
}

/** Afternoon, for the store, with a dry channel. */
export const AFTERNOON = {
  ...MORNING,
  skyHigh: '#E9C58A',
  skyMid: '#F8DDA6',
  skyLow: '#FDEFCB',
  sun: '#FFFBEA',
  glow: '#FFF0C0',
  haze: '#D3A66E',
  wall: '#D9A074',
  wallDeep: '#AE6E48',
  hollow: '#6B3A22',
  near: '#F5DFB8',
  nearDeep: '#DBB27A',
  green: '#8FB06A',
  greenDeep: '#4F7A48',
  water: '0',
}
