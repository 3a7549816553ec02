import sharp, { type Sharp } from 'sharp'

/** A finished picture as raw RGB, the cheapest input for sharp. Immutable. */
export interface Picture {
  data: Buffer
  width: number
  height: number
  channels: 3
}

/** A cut-out as raw RGBA (not premultiplied). Its colour continues under the transparent pixels, so that resizing mixes in no other colour. */
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

/** A picture being painted: raw RGB of `width` x `height` pixels showing `view`, at `scale` pixels per canvas unit. */
export interface Canvas {
  data: Buffer
  width: number
  height: number
  view: View
  scale: number
}

export type Rgb = readonly [number, number, number]

/** Parses `#RRGGBB` to three numbers 0-255. */
export function rgb(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16)
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255]
}

/** Interpolates between two colours; `share` is 0-1. */
export function mix(from: Rgb, to: Rgb, share: number): Rgb {
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share, from[2] + (to[2] - from[2]) * share]
}

/** Opens a raw or encoded picture as a sharp pipeline. */
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
