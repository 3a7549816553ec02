import { walkAndWear } from '@/lib/db/demo/catalogue/accessories-walk'
import { homeAndPlay } from '@/lib/db/demo/catalogue/accessories-home'
import { birds } from '@/lib/db/demo/catalogue/birds'
import { camels } from '@/lib/db/demo/catalogue/camels'
import { carcasses } from '@/lib/db/demo/catalogue/carcasses'
import { cats } from '@/lib/db/demo/catalogue/cats'
import { cattle } from '@/lib/db/demo/catalogue/cattle'
import { dogs } from '@/lib/db/demo/catalogue/dogs'
import { forage } from '@/lib/db/demo/catalogue/feed-forage'
import { grain } from '@/lib/db/demo/catalogue/feed-grain'
import { mixes } from '@/lib/db/demo/catalogue/feed-mixes'
import { fish } from '@/lib/db/demo/catalogue/fish'
import { health } from '@/lib/db/demo/catalogue/health'
import { horses } from '@/lib/db/demo/catalogue/horses'
import { poultry } from '@/lib/db/demo/catalogue/poultry'
import { sheepGoats } from '@/lib/db/demo/catalogue/sheep-goats'
import { smallPets } from '@/lib/db/demo/catalogue/small-pets'
import type { DemoProduct } from '@/lib/db/demo/types'

/** Every product of the demo shop. */
export const demoProducts: DemoProduct[] = [
  ...dogs, ...cats, ...birds, ...fish, ...smallPets, ...horses, ...camels, ...sheepGoats, ...cattle, ...poultry, ...carcasses,
  ...forage, ...grain, ...mixes, ...walkAndWear, ...homeAndPlay, ...health,
]
