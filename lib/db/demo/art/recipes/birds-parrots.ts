import { beside } from './beside'
import { art, close, company, pack, packs, picture, place, young } from './shapes'
import type { Recipes } from '../recipe'

const macaw = picture('sage', 'arch', art('1f99c', 600), { palmLight: 2 })
const canaries = picture(
  'dusk',
  'plinth',
  [art('1f424', 330, { centreX: 0.4 }), art('1f424', 250, { centreX: 0.68, flip: true, lower: 26 })],
  { palmLight: 2 },
)
const cockatielArt = art('1f426', 480, { hue: 80, saturation: 0.9, brightness: 1.5 })
const cockatiel = picture('sage', 'plinth', cockatielArt)
const lovebirdArt = art('1f426', 400, { hue: 40, saturation: 0.85, brightness: 1.4 })
const lovebirds = picture('wheat', 'arch', [
  { ...lovebirdArt, centreX: 0.36 },
  { ...lovebirdArt, centreX: 0.64, hue: 108, brightness: 1.15, flip: true, lower: 10 },
])
const budgie = art('1f426', 320, { hue: 200, saturation: 0.8, brightness: 1.15 })
const budgies = picture('butter', 'sweep', [
  { ...budgie, centreX: 0.26, lower: -40 },
  { ...budgie, centreX: 0.74, lower: -46, flip: true, hue: 112, brightness: 1.2 },
  { ...budgie, height: 390, centreX: 0.5, lower: 14, hue: 86, brightness: 1.6 },
])
const ringneck = picture('wheat', 'plinth', art('1f426', 500, { hue: 114, saturation: 0.9, brightness: 1.12 }), {
  palmLight: 0,
})
const canarySeed = picture('wheat', 'sweep', [
  pack('pouch', 600, packs.sun, '1f424', { centreX: 0.44 }),
  art('1f33e', 280, { centreX: 0.77, lower: 24 }),
])

export const parrots: Recipes = {
  'scarlet-macaw-tame': [
    macaw,
    close(macaw, 'face'),
    company(macaw, 'wheat', beside.sunflower),
    picture('dusk', 'plinth', art('1f99c', 540, { flip: true })),
  ],
  'canary-pair': [canaries, close(canaries), company(canaries, 'sage', beside.wheat)],
  'green-ringneck': [ringneck, place(ringneck, 'rose'), close(ringneck), company(ringneck, 'rose', beside.sunflower)],
  'budgie-trio': [budgies, close(budgies), company(budgies, 'dusk', beside.sunflower)],
  cockatiel: [
    cockatiel,
    close(cockatiel),
    company(cockatiel, 'dusk', beside.wheat),
    picture('rose', 'sweep', [{ ...cockatielArt, height: 430, centreX: 0.4 }, young(cockatielArt, 0.6, 0.72)]),
  ],
  'canary-seed-1kg': [canarySeed, close(canarySeed, 'label'), company(canaries, 'rose', beside.wheat)],
  'lovebird-pair': [lovebirds, close(lovebirds), place(lovebirds)],
}
