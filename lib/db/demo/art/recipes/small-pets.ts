import { beside } from './beside'
import { art, close, company, pack, packs, picture, place, young } from './shapes'
import type { Recipes } from '../recipe'

const rabbits = picture(
  'sage',
  'sweep',
  [
    art('1f407', 430, { centreX: 0.42 }),
    art('1f407', 300, { centreX: 0.7, flip: true, lower: 30 }),
    art('1f955', 130, { centreX: 0.26, lower: 54, rotate: -30 }),
  ],
  { palmLight: 2 },
)
const lionhead = picture('rose', 'arch', art('1f407', 540))
const blueRex = art('1f407', 460, { saturation: 0.7, brightness: 0.64 })
const rex = picture('mint', 'plinth', blueRex)
const hamster = picture('mint', 'plinth', art('1f439', 420))
const dwarfs = picture(
  'clay',
  'plinth',
  [art('1f42d', 300, { centreX: 0.38 }), art('1f42d', 230, { centreX: 0.66, lower: 26 })],
  { palmLight: 1 },
)
const hedgehog = picture('mint', 'sweep', art('1f994', 400), { palmLight: 0 })
const slider = picture('butter', 'sweep', art('1f422', 400))
const gecko = picture('rose', 'arch', art('1f98e', 480, { hue: -95, saturation: 0.85, brightness: 1.12 }))
const hay = picture('butter', 'plinth', [
  pack('pouch', 560, packs.olive, '1f430', { centreX: 0.45 }),
  art('1f33f', 200, { centreX: 0.76, lower: 22, rotate: 14 }),
])
const pellets = picture(
  'mint',
  'sweep',
  [pack('pouch', 600, packs.rose, '1f430', { centreX: 0.44 }), art('1f955', 190, { centreX: 0.77, lower: 32 })],
  {
    palmLight: 3,
  },
)
const wheel = picture('rose', 'plinth', art('1f6de', 420))

export const smallPets: Recipes = {
  'dwarf-rabbit-pair': [rabbits, place(rabbits), close(rabbits), company(rabbits, 'rose', beside.carrot)],
  'syrian-hamster': [hamster, close(hamster, 'face'), company(hamster, 'rose', beside.sunflower)],
  'red-eared-slider': [slider, close(slider), company(slider, 'lagoon', beside.plant)],
  'lionhead-rabbit': [lionhead, place(lionhead, 'lagoon'), close(lionhead), company(lionhead, 'sage', beside.carrot)],
  'pygmy-hedgehog': [hedgehog, close(hedgehog), company(hedgehog, 'wheat', beside.log)],
  'dwarf-hamster-duo': [dwarfs, close(dwarfs, 'face'), company(dwarfs, 'mint', beside.bowl)],
  'rex-rabbit-doe': [
    rex,
    close(rex),
    picture('sage', 'sweep', [{ ...blueRex, height: 420, centreX: 0.42 }, young(blueRex, 0.58)]),
  ],
  'leopard-gecko': [gecko, close(gecko, 'face'), company(gecko, 'sage', beside.log)],
  'rabbit-pellets-3kg': [pellets, close(pellets, 'label'), company(lionhead, 'dusk', beside.bowl)],
  'silent-wheel-21cm': [
    wheel,
    close(wheel, 'label'),
    company(hamster, 'butter', art('1f6de', 230, { centreX: 0.76, lower: 20 })),
  ],
  'timothy-hay-1kg': [hay, close(hay, 'label'), company(rabbits, 'butter', beside.herb)],
}
