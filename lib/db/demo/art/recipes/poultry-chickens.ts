import { beside } from './beside'
import { art, close, company, picture, place } from './shapes'
import type { Figure, Recipes } from '../recipe'

const chicks = picture(
  'dusk',
  'sweep',
  [
    art('1f425', 300, { centreX: 0.34 }),
    art('1f423', 360, { centreX: 0.6, lower: 10 }),
    art('1f424', 220, { centreX: 0.82, lower: 40, flip: true }),
  ],
  { palmLight: 2 },
)
const rooster = picture('butter', 'arch', art('1f413', 560))
const brahmaArt = art('1f413', 540, { saturation: 0.8, brightness: 1.4 })
const brahma = picture('clay', 'sweep', brahmaArt, { palmLight: 1 })
const hen = (height: number, more: Partial<Figure>) =>
  art('1f413', height, { saturation: 0.72, brightness: 1.1, ...more })
const hens = picture('sage', 'plinth', [
  hen(310, { centreX: 0.3 }),
  hen(300, { centreX: 0.7, flip: true }),
  hen(390, { centreX: 0.5, lower: 22 }),
])
const fayoumi = picture('sage', 'sweep', [
  art('1f413', 460, { centreX: 0.38, saturation: 0.55, brightness: 0.72 }),
  art('1f413', 330, { centreX: 0.72, saturation: 0.6, brightness: 0.9, flip: true, lower: 30 }),
])
const eggs = picture(
  'clay',
  'plinth',
  [
    art('1f95a', 240, { centreX: 0.36 }),
    art('1f95a', 270, { centreX: 0.52, lower: 16 }),
    art('1f95a', 230, { centreX: 0.67 }),
  ],
  { palmLight: 1 },
)
const hatching = picture('butter', 'plinth', [
  art('1f95a', 230, { centreX: 0.36 }),
  art('1f423', 300, { centreX: 0.6, lower: 14 }),
])

export const chickens: Recipes = {
  'baladi-chicks-box-10': [
    chicks,
    close(chicks, 'face'),
    place(chicks, 'rose'),
    company(picture('butter', 'sweep', art('1f423', 360)), 'sage', beside.wheat),
  ],
  'baladi-rooster': [rooster, place(rooster), close(rooster), company(rooster, 'sage', beside.cob)],
  'layer-hens-5': [hens, close(hens, 'face'), company(picture('sage', 'plinth', hen(470, {})), 'clay', beside.egg)],
  'free-range-eggs-30': [
    eggs,
    company(picture('sage', 'plinth', art('1f414', 430)), 'butter', beside.egg),
    picture('sage', 'arch', [art('1f9fa', 380, { centreX: 0.44 }), { ...beside.egg, height: 140, centreX: 0.72 }]),
  ],
  'fertile-eggs-6': [
    hatching,
    close(hatching, 'face'),
    picture('dusk', 'plinth', [art('1f95a', 250, { centreX: 0.4 }), art('1f95a', 220, { centreX: 0.6, lower: 18 })]),
  ],
  'brahma-rooster': [brahma, place(brahma), close(brahma), company(brahma, 'dusk', beside.wheat)],
  'fayoumi-pullets-4': [fayoumi, place(fayoumi), close(fayoumi)],
}
