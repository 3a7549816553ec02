import { art, close, picture } from './shapes'
import { angelfish, coral, nanoTank, neons, shrimp, sprout, swim, tankOf } from './under-water'
import type { Recipes } from '../recipe'

const gold = { hue: 162, saturation: 1.2, brightness: 1.05 }
const goldfish = picture(
  'lagoon',
  'lagoon',
  [swim('1f41f', 300, 0.4, 0, gold), swim('1f41f', 200, 0.72, 110, { ...gold, flip: true })],
  {
    feet: 600,
  },
)
const puffer = picture('lagoon', 'lagoon', swim('1f421', 340, 0.52), { feet: 650 })
const betta = picture('linen', 'lagoon', swim('1f41f', 320, 0.5, 0, { hue: 122, saturation: 1.3, brightness: 0.86 }), {
  feet: 640,
})
const snails = picture('linen', 'plinth', [
  art('1f40c', 330, { centreX: 0.42 }),
  art('1f40c', 220, { centreX: 0.7, lower: 24, flip: true }),
])

export const fish: Recipes = {
  'blue-angelfish': [
    angelfish,
    close(angelfish),
    picture(
      'dusk',
      'sweep',
      tankOf({ art: '1f420', size: 220, x: 250, y: 190 }, sprout, { ...coral, size: 160, y: 340 }),
    ),
  ],
  'blue-neon-shoal-6': [
    neons,
    close(neons),
    picture(
      'linen',
      'sweep',
      tankOf(
        { art: '1f41f', size: 120, x: 180, y: 180 },
        { art: '1f41f', size: 90, x: 380, y: 150 },
        { art: '1f41f', size: 100, x: 330, y: 290 },
        sprout,
      ),
    ),
  ],
  'fantail-goldfish-pair': [
    goldfish,
    close(goldfish),
    picture('linen', 'lagoon', swim('1f41f', 300, 0.5, 0, gold), { feet: 640 }),
  ],
  'mystery-snails-4': [snails, close(snails, 'face'), picture('lagoon', 'lagoon', art('1f40c', 300), { feet: 850 })],
  'dwarf-puffer': [
    puffer,
    close(puffer),
    picture('dusk', 'plinth', { ...tankOf({ art: '1f421', size: 180, x: 270, y: 210 }, sprout), height: 400 }),
  ],
  'red-betta': [
    betta,
    close(betta),
    picture('rose', 'plinth', {
      ...tankOf({ art: '1f331', size: 170, x: 150, y: 320 }, { art: '1fab7', size: 160, x: 470, y: 60 }),
      height: 400,
    }),
  ],
  'cherry-shrimp-10': [shrimp, close(shrimp), nanoTank],
}
