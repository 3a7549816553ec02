import { beside } from './beside'
import { art, close, company, pack, packs, picture, place, young } from './shapes'
import type { Recipes } from '../recipe'

const adultFood = picture(
  'clay',
  'sweep',
  [
    pack('pouch', 650, packs.palm, '1f436', { centreX: 0.44 }),
    pack('bowl', 140, packs.cream, null, { centreX: 0.76, lower: 44 }),
  ],
  { palmLight: 2 },
)
const smoothSaluki = picture('sage', 'arch', art('1f415', 520, { hue: -8, brightness: 0.82 }))
const golden = picture('sage', 'sweep', art('1f415', 540), { palmLight: 0 })
const shepherd = picture('wheat', 'sweep', art('1f415-200d-1f9ba', 580))
const poodle = picture('rose', 'plinth', art('1f429', 560), { palmLight: 1 })
const feathered = art('1f415', 520, { saturation: 0.4, brightness: 1.16 })
const saluki = picture('clay', 'arch', feathered)
const labrador = picture('sage', 'plinth', art('1f415', 500, { saturation: 0.25, brightness: 0.4 }))
const beaglePup = art('1f415', 400, { saturation: 0.62, brightness: 0.74 })
const beagle = picture('dusk', 'plinth', beaglePup, { palmLight: 3 })
const puppyFood = picture('sage', 'plinth', pack('pouch', 600, packs.saffron, '1f436'))
const cans = picture('clay', 'plinth', [
  pack('can', 230, packs.date, '1f436', { centreX: 0.37 }),
  pack('can', 230, packs.brick, '1f436', { centreX: 0.63, lower: 24 }),
])
const bones = picture('dusk', 'sweep', art('1f9b4', 400))
const jerky = picture(
  'wheat',
  'sweep',
  [pack('pouch', 620, packs.slate, '1f357', { centreX: 0.45 }), art('1f357', 200, { centreX: 0.77, lower: 32 })],
  { palmLight: 1 },
)

export const dogs: Recipes = {
  'adult-dog-food-12kg': [adultFood, golden, company(golden, 'wheat', beside.greenBowl), close(adultFood, 'label')],
  'smooth-saluki-2-years': [
    smoothSaluki,
    place(smoothSaluki),
    close(smoothSaluki),
    company(smoothSaluki, 'wheat', beside.bowl),
  ],
  'beef-dog-cans-12': [cans, close(cans, 'label'), company(beagle, 'sage', { ...beside.redBowl, centreX: 0.76 })],
  'golden-retriever-puppy': [golden, place(golden), close(golden), company(golden, 'wheat', beside.ball)],
  'feathered-saluki-pup': [
    saluki,
    place(saluki, 'rose'),
    close(saluki),
    picture('sage', 'sweep', [{ ...feathered, centreX: 0.42 }, young(feathered)]),
  ],
  'puppy-food-3kg': [puppyFood, close(puppyFood, 'label'), company(golden, 'rose', beside.bowl)],
  'shepherd-dog-1-year': [shepherd, place(shepherd), close(shepherd), company(shepherd, 'sage', beside.greenBowl)],
  'dental-bones-12': [bones, close(bones, 'label'), company(golden, 'butter', beside.bone)],
  'black-labrador-pup': [labrador, place(labrador), close(labrador), company(labrador, 'clay', beside.ball)],
  'toy-poodle': [poodle, place(poodle, 'lagoon'), close(poodle), company(poodle, 'sage', beside.brush)],
  'chicken-jerky-400g': [jerky, close(jerky, 'label'), company(shepherd, 'dusk', beside.bone)],
  'beagle-puppy': [
    beagle,
    company(beagle, 'clay', beside.redBowl),
    picture('rose', 'sweep', [
      { ...beaglePup, centreX: 0.38 },
      { ...beaglePup, height: 300, centreX: 0.72, lower: 30, flip: true },
    ]),
  ],
}
