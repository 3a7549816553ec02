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
import { chickens } from '@/lib/db/demo/catalogue/poultry-chickens'
import { waterfowl } from '@/lib/db/demo/catalogue/poultry-waterfowl'
import { sheepGoats } from '@/lib/db/demo/catalogue/sheep-goats'
import { importedSheepGoats } from '@/lib/db/demo/catalogue/sheep-imported'
import { smallPets } from '@/lib/db/demo/catalogue/small-pets'
import { demoPictures } from '@/lib/db/demo/shipped'
import type { DemoProduct } from '@/lib/db/demo/types'

const places = Object.keys(demoPictures.products)

/** Every demo product, in list order: `npm run demo-pictures` orders them by hand and by their pictures. */
export const demoProducts: DemoProduct[] = [
  ...[dogs, cats, parrots, gardenBirds, fish, tanks, smallPets, horses, camels, sheepGoats, importedSheepGoats, cattle],
  ...[chickens, waterfowl, lambCarcasses, occasionCarcasses, otherCarcasses, forage, grain, mixes],
  ...[walkAndWear, homeAndPlay, grooming, healthCare],
]
  .flat()
  .toSorted((one, other) => places.indexOf(one.handle) - places.indexOf(other.handle))
