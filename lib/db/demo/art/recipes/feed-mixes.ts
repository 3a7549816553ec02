import { beside } from './beside'
import { art, close, company, pack, packs, picture } from './shapes'
import type { Recipes } from '../recipe'

const ewePellets = picture(
  'rose',
  'sweep',
  [
    pack('sack', 620, packs.brick, '1f411', { centreX: 0.46 }),
    pack('bowl', 130, packs.cream, null, { centreX: 0.8, lower: 40 }),
  ],
  { palmLight: 1 },
)
const calfMilk = picture('dusk', 'sweep', [
  pack('sack', 620, packs.milk, '1f42e', { centreX: 0.44 }),
  art('1f95b', 230, { centreX: 0.77, lower: 26 }),
])
const carrot = picture('sage', 'plinth', art('1f955', 430))
const goatMix = picture('butter', 'sweep', [
  pack('sack', 620, packs.teal, '1f410', { centreX: 0.45 }),
  pack('bowl', 130, packs.flour, null, { centreX: 0.79, lower: 40 }),
])
const layerMash = picture('wheat', 'sweep', [
  pack('sack', 630, packs.rose, '1f414', { centreX: 0.45 }),
  art('1f95a', 150, { centreX: 0.77, lower: 36 }),
])
const starter = picture('dusk', 'plinth', [
  pack('sack', 520, packs.sun, '1f425', { centreX: 0.43 }),
  art('1f423', 210, { centreX: 0.73, lower: 18 }),
])
const lambMilk = picture('wheat', 'plinth', [
  pack('tub', 430, packs.milk, '1f411', { centreX: 0.43 }),
  art('1f37c', 240, { centreX: 0.73, lower: 18 }),
])
const fattening = picture(
  'sage',
  'sweep',
  [pack('sack', 640, packs.slate, '1f402', { centreX: 0.45 }), art('1f33d', 190, { centreX: 0.77, lower: 32 })],
  {
    palmLight: 2,
  },
)
const eater = (code: string, family: 'sage' | 'dusk' | 'rose' | 'wheat', thing = beside.bowl, height = 500) =>
  company(picture(family, 'arch', art(code, height)), family, thing)

export const mixes: Recipes = {
  'calf-milk-powder-10kg': [calfMilk, close(calfMilk, 'label'), eater('1f404', 'wheat', beside.milk)],
  'carrot-treats-1kg': [
    carrot,
    close(carrot, 'face'),
    eater('1f407', 'rose', beside.carrot, 460),
    eater('1f434', 'sage', beside.carrot, 460),
  ],
  'ewe-pellets-25kg': [ewePellets, close(ewePellets, 'label'), eater('1f411', 'sage')],
  'chick-starter-10kg': [starter, close(starter, 'label'), eater('1f425', 'rose', beside.bowl, 340)],
  'layer-mash-25kg': [layerMash, close(layerMash, 'label'), eater('1f413', 'dusk', beside.egg)],
  'goat-mix-20kg': [goatMix, close(goatMix, 'label'), eater('1f410', 'sage')],
  'bull-fattening-mix-40kg': [fattening, close(fattening, 'label'), eater('1f402', 'rose', beside.cob)],
  'lamb-milk-replacer-5kg': [
    lambMilk,
    close(lambMilk, 'label'),
    eater('1f411', 'dusk', art('1f37c', 200, { centreX: 0.76, lower: 26 }), 420),
  ],
}
