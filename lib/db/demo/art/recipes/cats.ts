import { beside } from './beside'
import { art, close, company, pack, packs, picture, place, young } from './shapes'
import type { Recipes } from '../recipe'

const shirazi = art('1f408', 500, { saturation: 0.1, brightness: 1.24 })
const mau = picture('dusk', 'arch', art('1f408', 540))
const persian = picture('rose', 'plinth', shirazi, { palmLight: 1 })
const british = picture('saffron', 'plinth', art('1f408', 500, { saturation: 0.12, brightness: 0.66 }))
const siamese = picture('dusk', 'sweep', art('1f408', 500, { saturation: 0.42, brightness: 1.1 }), { palmLight: 3 })
const bombay = picture('saffron', 'sweep', art('1f408-200d-2b1b', 540, { saturation: 0.7, brightness: 0.55 }), {
  palmLight: 1,
})
const kittenPouch = picture('lagoon', 'sweep', pack('pouch', 640, packs.saffron, '1f431'), { palmLight: 1 })
const tunaCans = picture('rose', 'plinth', [
  pack('can', 240, packs.clay, '1f431', { centreX: 0.38 }),
  pack('can', 240, packs.palm, '1f431', { centreX: 0.64, lower: 22 }),
])
const indoor = picture('saffron', 'sweep', [
  pack('sack', 620, packs.teal, '1f431', { centreX: 0.45 }),
  pack('bowl', 130, packs.cream, null, { centreX: 0.78, lower: 40 }),
])
const litter = picture('dusk', 'plinth', pack('pouch', 580, packs.sand, '1f43e'), { palmLight: 0 })
const scratcher = picture('saffron', 'arch', [
  art('1fab5', 420, { centreX: 0.42 }),
  art('1f408', 260, { centreX: 0.73, lower: 34, saturation: 0.12, brightness: 0.66 }),
])
const mouse = picture('clay', 'plinth', art('1f401', 330))

export const cats: Recipes = {
  'kitten-pouch-2kg': [kittenPouch, close(kittenPouch, 'label'), company(mau, 'rose', beside.bowl)],
  'arabian-mau': [mau, place(mau, 'rose'), close(mau), company(mau, 'saffron', beside.yarn)],
  'bombay-cat': [bombay, place(bombay), close(bombay), company(bombay, 'linen', beside.plant)],
  'tuna-cat-cans-12': [tunaCans, close(tunaCans, 'label'), company(bombay, 'clay', beside.redBowl)],
  'indoor-cat-food-7kg': [indoor, close(indoor, 'label'), company(british, 'dusk', beside.bowl)],
  'persian-kitten': [
    persian,
    close(persian),
    company(persian, 'saffron', beside.brush),
    picture('dusk', 'sweep', [{ ...shirazi, centreX: 0.42 }, young(shirazi)]),
  ],
  'clumping-litter-10l': [
    litter,
    close(litter, 'label'),
    company(mau, 'sage', art('1f43e', 150, { centreX: 0.75, lower: 36 })),
  ],
  'british-shorthair': [british, place(british, 'lagoon'), close(british), company(british, 'rose', beside.yarn)],
  'felt-mouse-toy': [
    mouse,
    close(mouse, 'label'),
    company(british, 'wheat', art('1f401', 120, { centreX: 0.75, lower: 36 })),
  ],
  'siamese-cat': [siamese, place(siamese), close(siamese), company(siamese, 'clay', beside.bowl)],
  'scratching-log': [scratcher, close(scratcher, 'face'), picture('rose', 'plinth', art('1fab5', 440))],
}
