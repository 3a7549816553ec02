import { beside } from './beside'
import { art, close, company, dyed, pack, packs, picture, place } from './shapes'
import type { Recipes } from '../recipe'

const bay = art('1f40e', 580)
const grey = art('1f40e', 570, { saturation: 0.12, brightness: 1.75 })
const chestnut = art('1f40e', 570, { hue: 20, saturation: 1.25, brightness: 1.3 })
const filly = picture('wheat', 'arch', bay)
const mare = picture('sage', 'arch', grey)
const endurance = picture('dusk', 'dune', { ...chestnut, height: 470, centreX: 0.54 })
const stallion = picture('sage', 'sweep', art('1f434', 760, { centreX: 0.48, hue: 12 }), { palmLight: 3, feet: 1002 })
const ponyArt = art('1f40e', 430, { hue: 40, saturation: 1.2, brightness: 1.65 })
const pony = picture('butter', 'sweep', ponyArt, { palmLight: 2 })
const foal = picture('dusk', 'sweep', [
  { ...bay, height: 540, centreX: 0.4, lower: -30 },
  { ...chestnut, height: 330, centreX: 0.75, lower: 26 },
])
const donkey = picture('wheat', 'sweep', art('1facf', 440, { hue: 20, saturation: 0.5 }), { palmLight: 0 })
const muesli = picture('sage', 'sweep', [
  pack('sack', 630, packs.clay, '1f434', { centreX: 0.45 }),
  art('1f34e', 170, { centreX: 0.77, lower: 34 }),
])
const rope = picture('wheat', 'sweep', art('1faa2', 480, { hue: -60, saturation: 0.9 }), { palmLight: 1 })
const apples = picture('sage', 'plinth', [
  pack('pouch', 540, packs.palm, '1f34e', { centreX: 0.44 }),
  art('1f34e', 190, { centreX: 0.74, lower: 20 }),
])

export const horses: Recipes = {
  'arabian-filly-2-years': [filly, place(filly), close(filly), company(filly, 'sage', beside.bucket)],
  'horse-muesli-20kg': [muesli, close(muesli, 'label'), company(filly, 'rose', beside.bucket)],
  'endurance-gelding': [endurance, close(endurance), company(endurance, 'sage', beside.bucket)],
  'shetland-pony': [pony, place(pony), close(pony), company(pony, 'sage', beside.carrot)],
  'grey-arabian-mare': [mare, place(mare, 'rose'), close(mare), company(mare, 'clay', beside.bucket)],
  'hasawi-donkey': [donkey, place(donkey), close(donkey), company(donkey, 'sage', beside.carrot)],
  'apple-horse-treats-1kg': [apples, close(apples, 'label'), company(donkey, 'rose', beside.apple)],
  'mare-and-foal': [foal, place(foal, 'rose'), close(foal)],
  'cotton-lead-rope': [
    rope,
    dyed(rope, 163, 0.6, 1.05),
    dyed(rope, 118, 0.9, 0.9),
    company(filly, 'dusk', beside.rope),
  ],
  'egyptian-stallion': [
    stallion,
    picture('clay', 'arch', { ...bay, hue: 15, saturation: 0.6, brightness: 0.7 }),
    place(filly, 'rose'),
  ],
}
