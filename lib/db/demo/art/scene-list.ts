/** A drawn scene's name and size (px). */
interface SceneSize {
  name: string
  width: number
  height: number
}

/** Slides of the hero arcade; each has a `-small` version for windows below 1280 px. Spec §3, §9. */
export const heroNames = ['hero-grove', 'hero-desert', 'hero-farm', 'hero-supplies', 'hero-home'] as const

const HERO = { width: 1500, height: 1100 }
/** Size of the visible part of a slide, without the strips outside its three arches. */
const HERO_SMALL = { width: 1000, height: 780 }

/** Scenes of the demo shop: hero slides, the contact scene and the four boards of the home page. */
export const demoScenes: readonly SceneSize[] = [
  ...heroNames.map((name) => ({ name, ...HERO })),
  ...heroNames.map((name) => ({ name: `${name}-small`, ...HERO_SMALL })),
  { name: 'contact', width: 1500, height: 760 },
  { name: 'board-camels', width: 1280, height: 1166 },
  { name: 'board-poultry', width: 1280, height: 1160 },
  { name: 'board-aquariums', width: 1280, height: 1160 },
  { name: 'board-carcasses', width: 1280, height: 564 },
]

/** Every drawn scene: the demo's, and the splash, which belongs to the shop's frame (`frame-pictures.ts`). */
export const sceneSizes: readonly SceneSize[] = [
  ...demoScenes,
  { name: 'splash', width: 900, height: 1948 },
  { name: 'splash-wide', width: 1600, height: 1000 },
]
