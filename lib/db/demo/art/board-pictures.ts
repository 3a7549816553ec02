import type { Recipe } from './recipe'
import type { View } from './raster'

/**
 * The four pictures of the home board: a recipe and its visible part. A caption covers the upper start corner and a round arrow
 * the lower end corner, in both directions, so all corners stay free.
 */
export const boardPictures: Readonly<Record<string, { recipe: Recipe; view: View }>> = {
  'board-camels': {
    view: { x: 0, y: 60, width: 1000, height: 911 },
    recipe: {
      family: 'rose',
      scene: 'dune',
      figures: [
        { art: '1f42a', height: 430, centreX: 0.43, lower: -24 },
        { art: '1f42a', height: 265, centreX: 0.73, lower: 8 },
      ],
    },
  },
  'board-poultry': {
    view: { x: 0, y: 60, width: 1000, height: 906 },
    recipe: {
      family: 'dusk',
      scene: 'sweep',
      palmLight: 2,
      figures: [
        { art: '1f425', height: 300, centreX: 0.28, lower: -30 },
        { art: '1f423', height: 370, centreX: 0.53, lower: -10 },
        { art: '1f424', height: 200, centreX: 0.73, lower: -50, flip: true },
      ],
    },
  },
  'board-aquariums': {
    view: { x: 0, y: 60, width: 1000, height: 906 },
    recipe: {
      family: 'linen',
      scene: 'sweep',
      figures: [
        {
          pack: 'tank',
          height: 470,
          centreX: 0.5,
          lower: -20,
          inside: [
            { art: '1fab8', size: 210, x: 470, y: 290 },
            { art: '1f420', size: 150, x: 200, y: 220 },
            { art: '1f41f', size: 100, x: 390, y: 150 },
            { art: '1f331', size: 120, x: 120, y: 380 },
          ],
        },
      ],
    },
  },
  'board-carcasses': {
    view: { x: 0, y: 534, width: 1000, height: 441 },
    recipe: {
      family: 'palm',
      scene: 'counter',
      figures: [
        // Low, because the caption above takes the upper half on a phone.
        { art: '1f356', height: 204, centreX: 0.47, lower: 22 },
        { art: '1f969', height: 190, centreX: 0.645, lower: 36 },
        { art: '1f33f', height: 106, centreX: 0.555, lower: 46, rotate: -50 },
        { art: '1f33f', height: 100, centreX: 0.27, lower: 30, rotate: 40 },
      ],
    },
  },
}
