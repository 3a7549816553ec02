import { beside } from './beside'
import { art, close, company, pack, packs, picture } from './shapes'
import type { Recipes } from '../recipe'

const alfalfa = picture(
  'wheat',
  'sweep',
  [
    pack('sack', 640, packs.kraft, '1f33f', { centreX: 0.46 }),
    art('1f33f', 230, { centreX: 0.78, lower: 30, rotate: 14 }),
  ],
  { palmLight: 0 },
)
const cubes = picture('wheat', 'sweep', [
  pack('sack', 620, packs.olive, '1f33f', { centreX: 0.45 }),
  pack('bowl', 130, packs.cream, null, { centreX: 0.79, lower: 40 }),
])
const rhodes = picture('butter', 'sweep', [
  art('1f33e', 430, { centreX: 0.3, hue: 15, saturation: 0.8 }),
  art('1f33e', 520, { centreX: 0.52, hue: 18, saturation: 0.8, lower: 16 }),
  art('1f33e', 400, { centreX: 0.74, hue: 12, saturation: 0.8, flip: true, lower: 6 }),
])
const straw = picture('dusk', 'sweep', [
  pack('sack', 580, packs.sun, '1f33e', { centreX: 0.4 }),
  art('1f33e', 400, { centreX: 0.74, lower: 20 }),
])
const jatt = picture('rose', 'plinth', [
  art('1f33f', 380, { centreX: 0.38, rotate: -16 }),
  art('1f33f', 420, { centreX: 0.56, rotate: 16, lower: 12 }),
])
const dates = picture('sage', 'plinth', [
  pack('tub', 420, packs.date, '1f334', { centreX: 0.43 }),
  art('1f330', 160, { centreX: 0.72, lower: 18 }),
])
const bran = picture('butter', 'sweep', [
  pack('sack', 630, packs.date, '1f33e', { centreX: 0.45 }),
  pack('bowl', 140, packs.flour, null, { centreX: 0.79, lower: 40 }),
])
const eater = (code: string, family: 'sage' | 'dusk' | 'rose' | 'wheat', thing = beside.herb) =>
  company(picture(family, 'arch', art(code, 520)), family, thing)

export const forage: Recipes = {
  'alfalfa-hay-20kg': [alfalfa, close(alfalfa, 'label'), eater('1f40f', 'sage'), jatt],
  'fresh-jatt-bundles-10': [jatt, close(jatt, 'face'), eater('1f410', 'dusk')],
  'wheat-straw-15kg': [straw, close(straw, 'label'), eater('1facf', 'rose', beside.wheat)],
  'rhodes-grass-bale-18kg': [rhodes, close(rhodes, 'face'), eater('1f40e', 'wheat', beside.wheat)],
  'alfalfa-cubes-25kg': [cubes, close(cubes, 'label'), eater('1f42a', 'wheat', beside.bowl)],
  'feed-dates-20kg': [
    dates,
    close(dates, 'label'),
    eater('1f42a', 'rose', art('1f334', 260, { centreX: 0.79, lower: 16 })),
  ],
  'wheat-bran-30kg': [bran, close(bran, 'label'), eater('1f404', 'dusk', beside.bowl)],
}
