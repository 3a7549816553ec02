import sharp, { type Sharp } from 'sharp'

/** A finished picture as raw RGB: the cheapest thing to hand to sharp. Never changed after it was made. */
export interface Picture {
  data: Buffer
  width: number
  height: number
  channels: 3
}

/**
 * A cut-out as raw RGBA, straight (not premultiplied). The colour of its silhouette runs on under the transparent
 * pixels, so resizing never mixes in another colour.
 */
export interface Sprite {
  data: Uint8Array
  width: number
  height: number
}

/** A rectangle in canvas units. */
export interface View {
  x: number
  y: number
  width: number
  height: number
}

/** A picture being painted: raw RGB of `width` x `height` pixels that shows `view`, at `scale` pixels per canvas unit. */
export interface Canvas {
  data: Buffer
  width: number
  height: number
  view: View
  scale: number
}

export type Rgb = readonly [number, number, number]

/** `#RRGGBB` as three numbers 0-255. */
export function rgb(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16)
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255]
}

/** The colour at `share` (0-1) of the way from one to the other. */
export function mix(from: Rgb, to: Rgb, share: number): Rgb {
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share, from[2] + (to[2] - from[2]) * share]
}

/** Opens a picture as a sharp pipeline; encoded buffers pass through, so both kinds can be given. */
export function openPicture(picture: Picture | Buffer): Sharp {
  if (Buffer.isBuffer(picture)) return sharp(picture)
  const { data, width, height, channels } = picture
  return sharp(data, { raw: { width, height, channels } })
}

/** Rasterises an SVG to straight RGBA of exactly `width` x `height` pixels. */
export async function rasterise(svg: string, width: number, height: number): Promise<Sprite> {
  const sized = svg.replace(/<svg ([^>]*)>/, (_, attributes: string) => {
    const rest = attributes.replace(/\b(?:width|height|preserveAspectRatio)="[^"]*"/g, '')
    return `<svg ${rest} width="${width}" height="${height}" preserveAspectRatio="none">`
  })
  const data = await sharp(Buffer.from(sized)).ensureAlpha().raw().toBuffer()
  return { data, width, height }
}
