import { art, picture } from './recipes/shapes'
import type { Recipe } from './recipe'
import { boardPictures } from './board-pictures'
import { composePicture } from './compose'
import { composeScene } from './hero'
import { openPicture } from './raster'

// Draws the pictures that belong to the shop's frame and not to anybody's catalogue: they are kept in the repository,
// because they are shown without a catalogue. Run again after a change of the kit:
//   npx tsx lib/db/demo/art/frame-pictures.ts

const swim = (height: number, centreX: number, lower: number) =>
  art('1f41f', height, { centreX, lower, floats: true, flip: centreX > 0.6 })

const egg = (height: number, centreX: number, lower: number) => art('1f95a', height, { centreX, lower })

/** Arches of empty states: page not found, offline, server error, empty cart, no favourites, no orders. */
const arches: Record<string, Recipe> = {
  lost: picture('dusk', 'dune', art('1f42a', 360, { centreX: 0.56, flip: true })),
  offline: {
    ...picture('dusk', 'lagoon', swim(230, 0.4, -60)),
    figures: [swim(230, 0.4, -60), swim(150, 0.66, -180), swim(140, 0.72, 110)],
  },
  mishap: picture('mint', 'plinth', art('1f994', 430), { palmLight: 0 }),
  basket: picture('palm', 'sweep', art('1f9fa', 470), { palmLight: 1 }),
  heart: picture('rose', 'sweep', art('2764-fe0f', 400)),
  eggs: {
    ...picture('clay', 'plinth', egg(250, 0.36, 0), { palmLight: 0 }),
    figures: [egg(260, 0.37, 0), egg(240, 0.64, 0), egg(250, 0.51, 18)],
  },
}

/** Shown at 184 × 168 px; twice that for sharp screens. */
const ARCH_WIDTH = 400

/** Backgrounds of the welcome's two choices: board pictures, shown at 190 px. */
const choices = { animals: 'board-camels', carcasses: 'board-carcasses' }
const CHOICE_WIDTH = 480

/** Scenes of the welcome, with their stored widths. */
const scenes = { splash: 900, 'splash-wide': 2000 }

for (const [name, recipe] of Object.entries(arches)) {
  const drawn = openPicture(await composePicture(recipe, ARCH_WIDTH * 2)).resize(ARCH_WIDTH)
  await drawn.webp({ quality: 78, effort: 6 }).toFile(`components/brand/pictures/${name}.webp`)
}
for (const [name, board] of Object.entries(choices)) {
  const recipe = boardPictures[board]?.recipe
  if (!recipe) throw new Error(`There is no board picture "${board}"`)
  const drawn = openPicture(await composePicture(recipe, CHOICE_WIDTH * 2)).resize(CHOICE_WIDTH)
  await drawn.webp({ quality: 76, effort: 6 }).toFile(`components/brand/pictures/splash-${name}.webp`)
}
for (const [name, width] of Object.entries(scenes)) {
  const drawn = openPicture(await composeScene(name)).resize(width)
  await drawn.webp({ quality: 70, effort: 6 }).toFile(`components/brand/pictures/${name}.webp`)
}
