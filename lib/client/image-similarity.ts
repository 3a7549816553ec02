import 'client-only'
import mediaLoader from '@/lib/media/loader'

/** Pictures are compared this small: what stands where, and no more. */
const SIDE = 24
/** Shots of one thing in two colours have 0.7 and more, other shots of it up to 0.4 (measured on the demo's). */
const ALIKE = 0.55

/**
 * Whether the pictures are one shot, in several colours. A catalogue has pictures and colours, and does not say which belong together.
 * Rejects when they cannot be compared.
 */
export async function areSimilarImages(pictures: readonly string[]): Promise<boolean> {
  const [first = [], ...others] = await Promise.all(pictures.map(async (src) => edgesOf(await greys(src))))
  return others.length > 0 && others.every((edges) => likeness(first, edges) >= ALIKE)
}

/** How bright a picture is at each of `SIDE` × `SIDE` places. Rejects when it cannot be had, or its site lets nobody look. */
async function greys(src: string): Promise<number[]> {
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

/** Where the brightness changes, and how much. */
export function edgesOf(grey: readonly number[], side = SIDE): number[] {
  return grey.map((here, at) => {
    const isLast = at % side === side - 1
    return Math.hypot(isLast ? 0 : (grey[at + 1] ?? here) - here, (grey[at + side] ?? here) - here)
  })
}

/** How much two series rise and fall together: 1 when they are the same, around 0 when they have nothing to do with each other. */
export function likeness(one: readonly number[], other: readonly number[]): number {
  const [a, b] = [aroundMean(one), aroundMean(other)]
  const together = a.reduce((sum, value, at) => sum + value * (b[at] ?? 0), 0)
  return together / (Math.hypot(...a) * Math.hypot(...b)) || 0
}

function aroundMean(values: readonly number[]): number[] {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  return values.map((value) => value - mean)
}
