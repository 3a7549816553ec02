import { homeAndPlay } from '@/lib/db/demo/catalogue/accessories-home'
import { walkAndWear } from '@/lib/db/demo/catalogue/accessories-walk'
import { gardenBirds } from '@/lib/db/demo/catalogue/birds-garden'
import { parrots } from '@/lib/db/demo/catalogue/birds-parrots'
import { camels } from '@/lib/db/demo/catalogue/camels'
import { lambCarcasses } from '@/lib/db/demo/catalogue/carcasses-lamb'
import { occasionCarcasses } from '@/lib/db/demo/catalogue/carcasses-occasions'
import { otherCarcasses } from '@/lib/db/demo/catalogue/carcasses-other'
import { cats } from '@/lib/db/demo/catalogue/cats'
import { cattle } from '@/lib/db/demo/catalogue/cattle'
import { dogs } from '@/lib/db/demo/catalogue/dogs'
import { forage } from '@/lib/db/demo/catalogue/feed-forage'
import { grain } from '@/lib/db/demo/catalogue/feed-grain'
import { mixes } from '@/lib/db/demo/catalogue/feed-mixes'
import { fish } from '@/lib/db/demo/catalogue/fish-live'
import { tanks } from '@/lib/db/demo/catalogue/fish-tanks'
import { healthCare } from '@/lib/db/demo/catalogue/health-care'
import { grooming } from '@/lib/db/demo/catalogue/health-grooming'
import { horses } from '@/lib/db/demo/catalogue/horses'
import { windowOrder } from '@/lib/db/demo/catalogue/order'
import { chickens } from '@/lib/db/demo/catalogue/poultry-chickens'
import { waterfowl } from '@/lib/db/demo/catalogue/poultry-waterfowl'
import { sheepGoats } from '@/lib/db/demo/catalogue/sheep-goats'
import { importedSheepGoats } from '@/lib/db/demo/catalogue/sheep-imported'
import { smallPets } from '@/lib/db/demo/catalogue/small-pets'
import type { DemoProduct } from '@/lib/db/demo/types'

/** The first three pages, ordered by hand, including the first product of every home page group. */
const shopWindow = [
  ...['adult-dog-food-12kg', 'salalah-kid-goat', 'alfalfa-hay-20kg', 'cockatiel'],
  ...['naimi-lamb-whole', 'milking-camel-and-calf', 'blue-neon-shoal-6', 'leather-bell-collar'],
  ...['white-dove-pair', 'palm-travel-basket', 'holstein-heifer', 'baladi-chicks-box-10'],
  ...['naimi-breeding-ram', 'stoneware-bowl-1l', 'arabian-mau', 'arabian-filly-2-years'],
  ...['wool-ball-toy', 'cracked-corn-25kg', 'dwarf-rabbit-pair', 'half-naimi-lamb'],
  ...['wide-tooth-mane-comb', 'riding-camel-6-years', 'bombay-cat', 'whole-barley-25kg'],
  ...['toy-poodle', 'planted-glass-tank-90l', 'calf-milk-powder-10kg', 'kitten-pouch-2kg'],
  ...['parrot-seed-mix-3kg', 'lovebird-pair', 'camel-hashi-meat-5kg', 'baladi-rooster'],
  ...['gentle-paw-shampoo', 'cabin-pet-backpack', 'small-naimi-flock', 'golden-retriever-puppy'],
]

/** Every demo product, in list order. */
export const demoProducts: DemoProduct[] = windowOrder(
  [
    ...[
      dogs,
      cats,
      parrots,
      gardenBirds,
      fish,
      tanks,
      smallPets,
      horses,
      camels,
      sheepGoats,
      importedSheepGoats,
      cattle,
    ],
    ...[chickens, waterfowl, lambCarcasses, occasionCarcasses, otherCarcasses, forage, grain, mixes],
    ...[walkAndWear, homeAndPlay, grooming, healthCare],
  ].flat(),
  shopWindow,
)
