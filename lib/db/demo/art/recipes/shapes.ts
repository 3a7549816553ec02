import type { Family, Figure, Recipe, Scene } from '../recipe'

/** [main, shade, label] of a drawn pack. */
type PackColours = [main: string, shade: string, label: string]

/** Colour schemes of the shop's own packs, named by association. */
export const packs = {
  palm: ['#1F5A3D', '#0F3524', '#F8EFDF'],
  saffron: ['#EFB03F', '#C67D14', '#FFF7E6'],
  clay: ['#C4532F', '#8A3419', '#FBF1E1'],
  brick: ['#B9553A', '#7B2F1B', '#F7EFDD'],
  kraft: ['#D8B27C', '#A97B45', '#F7EFDD'],
  flour: ['#F0E4CB', '#BFA67C', '#E9A93A'],
  milk: ['#F7F3EA', '#C6BBA3', '#A9CFD3'],
  teal: ['#1F7480', '#0D454E', '#F3F7F2'],
  navy: ['#2B4C7E', '#172C4E', '#F6EFE0'],
  date: ['#6E4B36', '#3F2918', '#F6E8CF'],
  rose: ['#D98BA0', '#A8596F', '#FFF6F1'],
  mint: ['#7DBFA4', '#3D8468', '#FFFDF7'],
  white: ['#FFFFFF', '#C9D6CE', '#2E7A55'],
  sand: ['#EADFC6', '#BBA67E', '#1F5A3D'],
  sun: ['#F2C14E', '#CB8A1B', '#FFF9EC'],
  slate: ['#5B6462', '#2F3635', '#F4E3B6'],
  olive: ['#7A8A45', '#4B5827', '#FBF4DF'],
  cream: ['#F7F0E2', '#CDBE9F', '#6B5144'],
} satisfies Record<string, PackColours>

const feetOf: Record<Scene, number> = { sweep: 850, plinth: 800, arch: 858, dune: 880, lagoon: 640, counter: 838 }

/** Art in the middle of the picture, `height` canvas units tall. */
export function art(code: string, height: number, more: Partial<Figure> = {}): Figure {
  return { art: code, height, centreX: 0.5, ...more }
}

/** A drawn pack in the middle of the picture, with `labelArt` on its label. */
export function pack(
  kind: NonNullable<Figure['pack']>,
  height: number,
  packColours: PackColours,
  labelArt: string | null = null,
  more: Partial<Figure> = {},
): Figure {
  return { pack: kind, height, centreX: 0.5, packColours: [...packColours], labelArt, ...more }
}

/** Builds a picture from a colour family, a scene and its figures, back to front. */
export function picture(
  family: Family,
  scene: Scene,
  figures: Figure | Figure[],
  more: Omit<Partial<Recipe>, 'family' | 'scene' | 'figures'> = {},
): Recipe {
  return { family, scene, ...more, figures: Array.isArray(figures) ? figures : [figures] }
}

/** Second picture: the same figures in the dunes, at 60 % size. */
export function place(hero: Recipe, family: Family = 'dusk'): Recipe {
  const figures = hero.figures.map((figure) => ({
    ...figure,
    height: Math.round(figure.height * 0.62),
    centreX: Number((0.57 + (figure.centreX - 0.5) * 0.62).toFixed(3)),
    ...(figure.lower === undefined ? {} : { lower: Math.round(figure.lower * 0.62) }),
  }))
  return { family, scene: 'dune', ...(hero.feet === undefined ? {} : { feet: hero.feet }), figures }
}

/**
 * Third picture: a close-up of half of the first. `head` is for animals that face left, `face` for those that face the viewer,
 * `label` for the middle of a pack or an object.
 */
export function close(hero: Recipe, look: 'head' | 'face' | 'label' = 'head'): Recipe {
  const [figure] = hero.figures.toSorted((a, b) => b.height - a.height)
  if (!figure) return hero
  const { height, centreX, lower = 0 } = figure
  const size = Math.round(Math.min(Math.max(height * 0.92, 300), 560))
  const top = (hero.feet ?? feetOf[hero.scene]) + lower - height
  const x = look === 'head' ? centreX * 1000 - height * 0.73 : centreX * 1000 - size * (look === 'face' ? 0.46 : 0.55)
  const y = look === 'label' ? top + height * 0.5 - size * 0.44 : top - height * 0.14
  return { ...hero, crop: { x: within(x, size), y: within(y, size), size } }
}

/** Fourth picture: the first figure in an arch niche, with others beside it. */
export function company(hero: Recipe, family: Family, ...beside: Figure[]): Recipe {
  const [first] = hero.figures
  if (!first) return hero
  const figure = { ...first, height: Math.round(Math.min(first.height, 540) * 0.96), centreX: 0.42 }
  delete figure.lower
  return { family, scene: 'arch', figures: [figure, ...beside] }
}

/** The same animal as a young one: `size` times as tall, mirrored, nearer. */
export function young(figure: Figure, size = 0.62, centreX = 0.74): Figure {
  return { ...figure, height: Math.round(figure.height * size), centreX, flip: !figure.flip, lower: 30 }
}

/** The same picture with its packs in one of the product colours. */
export function inColour(hero: Recipe, main: string): Recipe {
  const figures = hero.figures.map((figure) =>
    figure.pack ? { ...figure, packColours: [main, shadeOf(main), figure.packColours?.[2] ?? '#F7EFDD'] } : figure,
  )
  return { ...hero, figures }
}

/** The same picture with its first art recoloured: hue in degrees, saturation and brightness as factors. */
export function dyed(hero: Recipe, hue: number, saturation = 1, brightness = 1): Recipe {
  return {
    ...hero,
    figures: hero.figures.map((figure, n) => (n === 0 ? { ...figure, hue, saturation, brightness } : figure)),
  }
}

function within(value: number, size: number): number {
  return Math.round(Math.min(Math.max(value, 0), 1000 - size))
}

function shadeOf(main: string): string {
  const channel = (from: number) => Math.round(Number.parseInt(main.slice(from, from + 2), 16) * 0.58)
  return `#${[1, 3, 5].map((from) => channel(from).toString(16).padStart(2, '0')).join('')}`.toUpperCase()
}
