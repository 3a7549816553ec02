/** Product colours, as in the swatches. */
export const colour = {
  palm: '#1C5638',
  red: '#B2372A',
  black: '#21160F',
  tan: '#C98B3A',
  teal: '#155E66',
  sand: '#ECE2CF',
  brown: '#6B5144',
  navy: '#2B4C7E',
  pink: '#D98BA0',
  grey: '#8A8F98',
  yellow: '#F4B942',
  white: '#FFFFFF',
} as const
