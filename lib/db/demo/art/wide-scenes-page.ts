import { DAY } from './wide-colours'
import type { WideScene } from './wide-scene'

/**
 * Backgrounds of pages and panels. Content covers the start side of the contact scene, whose herd is in the middle for both
 * directions, and the lower third of the splash.
 */
export const pageScenes: Readonly<Record<string, WideScene>> = {
  contact: {
    width: 1500,
    height: 760,
    ground: 'dunes',
    groundView: { x: 0, y: 270, width: 1500, height: 760 },
    colours: DAY,
    ink: '#4A3013',
    floor: 620,
    actors: [
      { palm: 'far', height: 330, x: 120, foot: 470 },
      { palm: 'far', height: 280, x: 220, foot: 476 },
      { palm: 'near', height: 520, x: 1270, foot: 540 },
      { palm: 'near', height: 480, x: 1390, foot: 566 },
      { art: '1f42a', height: 330, x: 740, foot: 600 },
      { art: '1f42a', height: 190, x: 905, foot: 622 },
      { art: '1f40f', height: 190, x: 1150, foot: 610 },
      { art: '1f415', height: 130, x: 1060, foot: 655 },
      { art: '1f40e', height: 260, x: 330, foot: 600, flip: true },
      { art: '1f410', height: 170, x: 170, foot: 630, flip: true },
    ],
  },
  splash: {
    width: 900,
    height: 1948,
    ground: 'tall-dunes',
    colours: {},
    ink: '#4A3013',
    floor: 1300,
    actors: [
      { palm: 'far', height: 410, x: 88, foot: 1186 },
      { palm: 'far', height: 290, x: 176, foot: 1196 },
      { palm: 'near', height: 560, x: 800, foot: 1240 },
      { palm: 'near', height: 400, x: 716, foot: 1200 },
      { art: '1f42a', height: 366, x: 430, foot: 1292 },
      { art: '1f42a', height: 190, x: 640, foot: 1240 },
      { art: '1f415', height: 166, x: 178, foot: 1330 },
      { art: '1f40f', height: 200, x: 728, foot: 1336 },
    ],
  },
  'splash-wide': {
    width: 1600,
    height: 1000,
    ground: 'dunes',
    groundView: { x: 0, y: 62, width: 1500, height: 938 },
    colours: { ...DAY, sunX: '420', sunY: '330' },
    ink: '#4A3013',
    floor: 880,
    actors: [
      { palm: 'far', height: 400, x: 110, foot: 706 },
      { palm: 'far', height: 340, x: 230, foot: 712 },
      { palm: 'near', height: 620, x: 1420, foot: 780 },
      { palm: 'near', height: 540, x: 1540, foot: 800 },
      { art: '1f42a', height: 380, x: 330, foot: 850, flip: true },
      { art: '1f415', height: 160, x: 130, foot: 920, flip: true },
      { art: '1f40e', height: 300, x: 1240, foot: 840 },
      { art: '1f40f', height: 190, x: 1440, foot: 890 },
      { art: '1f413', height: 120, x: 1300, foot: 950 },
    ],
  },
}
