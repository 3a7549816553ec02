import type { Figure } from '../recipe'
import { art, pack, packs } from './shapes'

/** Small props in the right foreground, beside an animal or a pack. */
export const beside = {
  bowl: pack('bowl', 120, packs.cream, null, { centreX: 0.73, lower: 34 }),
  greenBowl: pack('bowl', 120, packs.palm, null, { centreX: 0.73, lower: 34 }),
  redBowl: pack('bowl', 120, packs.clay, null, { centreX: 0.73, lower: 34 }),
  bucket: art('1faa3', 190, { centreX: 0.75, lower: 30, hue: -70, saturation: 0.7, brightness: 0.9 }),
  herb: art('1f33f', 190, { centreX: 0.76, lower: 28, rotate: 14 }),
  wheat: art('1f33e', 260, { centreX: 0.77, lower: 22 }),
  cob: art('1f33d', 190, { centreX: 0.76, lower: 30 }),
  carrot: art('1f955', 150, { centreX: 0.74, lower: 40, rotate: -24 }),
  apple: art('1f34e', 150, { centreX: 0.75, lower: 34 }),
  sunflower: art('1f33b', 250, { centreX: 0.77, lower: 22 }),
  milk: art('1f95b', 190, { centreX: 0.76, lower: 28 }),
  bone: art('1f9b4', 150, { centreX: 0.74, lower: 40 }),
  ball: art('1f94e', 150, { centreX: 0.75, lower: 34 }),
  yarn: art('1f9f6', 180, { centreX: 0.75, lower: 30, hue: -45, saturation: 0.8, brightness: 0.95 }),
  rope: art('1faa2', 190, { centreX: 0.75, lower: 32, hue: -60, saturation: 0.9 }),
  basket: art('1f9fa', 230, { centreX: 0.76, lower: 26 }),
  brush: art('1faae', 200, { centreX: 0.76, lower: 30, hue: 230, saturation: 0.7 }),
  egg: art('1f95a', 120, { centreX: 0.72, lower: 34 }),
  log: art('1fab5', 230, { centreX: 0.77, lower: 24 }),
  plant: art('1fab4', 260, { centreX: 0.78, lower: 20 }),
} satisfies Record<string, Figure>
