import { art, pack, packs, picture } from './shapes'
import type { Recipe } from '../recipe'

/** The round pictures of the categories: the subject is centred. */
export const categoryRecipes: Readonly<Record<string, Recipe>> = {
  dogs: picture('sage', 'sweep', art('1f415', 540), { palmLight: 0 }),
  camels: picture('dusk', 'dune', art('1f42a', 480, { centreX: 0.54 })),
  birds: picture('sage', 'arch', art('1f426', 520, { hue: 80, saturation: 0.9, brightness: 1.5 }), {
    palmLight: 2,
  }),
  'sheep-goats': picture('sage', 'arch', art('1f40f', 560)),
  cats: picture('dusk', 'arch', art('1f408', 540)),
  horses: picture('wheat', 'arch', art('1f40e', 580)),
  fish: picture('lagoon', 'lagoon', art('1f420', 340, { floats: true }), { feet: 640 }),
  feed: picture(
    'wheat',
    'sweep',
    [
      pack('sack', 640, packs.kraft, '1f33f', { centreX: 0.46 }),
      art('1f33f', 230, { centreX: 0.78, lower: 30, rotate: 14 }),
    ],
    { palmLight: 0 },
  ),
  'small-pets': picture('rose', 'arch', art('1f407', 540)),
  cattle: picture('butter', 'sweep', art('1f404', 540)),
  poultry: picture('butter', 'arch', art('1f413', 560)),
  accessories: picture(
    'saffron',
    'plinth',
    pack('collar', 380, ['#1F5A3D', '#0E3122', '#D9B25A'], null, {
      inside: [{ art: '1f514', size: 120, x: 252, y: 300 }],
    }),
    { palmLight: 0 },
  ),
  health: picture(
    'mint',
    'plinth',
    [pack('bottle', 560, packs.mint, '1f436', { centreX: 0.42 }), art('1f9fc', 190, { centreX: 0.68, lower: 20 })],
    { palmLight: 2 },
  ),
  carcasses: picture('palm', 'counter', [
    art('1f356', 360, { centreX: 0.35 }),
    art('1f969', 340, { centreX: 0.64, lower: 16 }),
    art('1f33f', 190, { centreX: 0.5, lower: 30, rotate: -60 }),
  ]),
}
