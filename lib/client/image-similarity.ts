import 'client-only'
import mediaLoader from '@/lib/media/loader'

/** Side of the compared thumbnails, in px. */
const SIDE = 24
/** The same shot in two colors scores 0.7 or more, other shots of the product up to 0.4 (measured on the demo's pictures). */
const ALIKE = 0.55

/**
 * Whether the pictures show one shot in several colors: the catalogue does not say which picture belongs to which color.
 * Rejects when they cannot be compared.
 */
export async function areSimilarImages(pictures: readonly string[]): Promise<boolean> {
  const [first = [], ...others] = await Promise.all(pictures.map(async (src) => edgesOf(await brightnessOf(src))))
  return others.length > 0 && others.every((edges) => correlation(first, edges) >= ALIKE)
}

/** Brightness of a picture, `SIDE` × `SIDE` values. Rejects when it cannot be loaded or its origin forbids reading. */
async function brightnessOf(src: string): Promise<number[]> {
  const image = new Image()
  image.src = mediaLoader({ src, width: 160 })
  await image.decode()
  const paper = Object.assign(document.createElement('canvas'), { width: SIDE, height: SIDE }).getContext('2d')
  if (!paper) return []
  paper.imageSmoothingQuality = 'high'
  paper.drawImage(image, 0, 0, SIDE, SIDE)
  const { data } = paper.getImageData(0, 0, SIDE, SIDE)
  return Array.from({ length: SIDE * SIDE }, (_, at) => {
    const [red = 0, green = 0, blue = 0] = data.subarray(4 * at, 4 * at + 3)
    return 0.3 * red + 0.59 * green + 0.11 * blue
  })
}

export function edgesOf(grey: readonly number[], side = SIDE): number[] {
  return grey.map((here, at) => {
    const isLast = at % side === side - 1
    return Math.hypot(isLast ? 0 : (grey[at + 1] ?? here) - here, (grey[at + side] ?? here) - here)
  })
}

/** Correlation of two series: 1 when equal, around 0 when unrelated. */
export function correlation(one: readonly number[], other: readonly number[]): number {
  const [a, b] = [centered(one), centered(other)]
  const together = a.reduce((sum, value, at) => sum + value * (b[at] ?? 0), 0)
  return together / (Math.hypot(...a) * Math.hypot(...b)) || 0
}

function centered(values: readonly number[]): number[] {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  return values.map((value) => value - mean)
}
