import { art, close, pack, packs, picture } from './shapes'
import { angelfish, coral, nanoTank, neons, shrimp, sprout, tankOf } from './under-water'
import type { Recipes } from '../recipe'

const tank = picture(
  'linen',
  'sweep',
  tankOf(coral, { art: '1f420', size: 150, x: 200, y: 220 }, { art: '1f41f', size: 100, x: 390, y: 150 }, sprout),
)
const flakes = picture('lagoon', 'plinth', [
  pack('tub', 440, packs.clay, '1f420', { centreX: 0.45 }),
  art('1f41f', 150, { centreX: 0.76, lower: 18 }),
])
const reef = picture('linen', 'lagoon', art('1fab8', 430), { feet: 850 })
const conditioner = picture('lagoon', 'sweep', [
  pack('bottle', 560, packs.teal, '1f4a7', { centreX: 0.44 }),
  art('1f4a7', 170, { centreX: 0.7, lower: 26, keepViolets: true }),
])
const lily = picture('linen', 'sweep', art('1fab7', 380), { palmLight: 2 })

export const tanks: Recipes = {
  'planted-glass-tank-90l': [tank, angelfish, neons, close(tank, 'label')],
  'reef-ornament': [reef, close(reef, 'label'), picture('rose', 'plinth', art('1fab8', 400))],
  'nano-shrimp-tank-20l': [nanoTank, close(nanoTank, 'label'), shrimp],
  'fish-flakes-200g': [flakes, close(flakes, 'label'), neons],
  'pink-water-lily': [lily, close(lily, 'label'), picture('lagoon', 'plinth', art('1fab7', 320))],
  'water-conditioner-500ml': [
    conditioner,
    close(conditioner, 'label'),
    picture('linen', 'plinth', pack('bottle', 500, packs.teal, '1f420')),
  ],
}
