import type { Recipes } from '../recipe'
import { homeAndPlay } from './accessories-home'
import { walkAndWear } from './accessories-walk'
import { gardenBirds } from './birds-garden'
import { parrots } from './birds-parrots'
import { camels } from './camels'
import { lambCarcasses } from './carcasses-lamb'
import { occasionCarcasses } from './carcasses-occasions'
import { otherCarcasses } from './carcasses-other'
import { cats } from './cats'
import { cattle } from './cattle'
import { dogs } from './dogs'
import { forage } from './feed-forage'
import { grain } from './feed-grain'
import { mixes } from './feed-mixes'
import { fish } from './fish-live'
import { tanks } from './fish-tanks'
import { healthCare } from './health-care'
import { grooming } from './health-grooming'
import { horses } from './horses'
import { chickens } from './poultry-chickens'
import { waterfowl } from './poultry-waterfowl'
import { sheepGoats } from './sheep-goats'
import { importedSheepGoats } from './sheep-imported'
import { smallPets } from './small-pets'

/** The pictures of every demo product. */
export const productRecipes: Recipes = {
  ...homeAndPlay,
  ...walkAndWear,
  ...gardenBirds,
  ...parrots,
  ...camels,
  ...lambCarcasses,
  ...occasionCarcasses,
  ...otherCarcasses,
  ...cats,
  ...cattle,
  ...dogs,
  ...forage,
  ...grain,
  ...mixes,
  ...fish,
  ...tanks,
  ...healthCare,
  ...grooming,
  ...horses,
  ...chickens,
  ...waterfowl,
  ...sheepGoats,
  ...importedSheepGoats,
  ...smallPets,
}
