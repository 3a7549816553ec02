import sharp from 'sharp'
import { mediaWidths } from '@/lib/media/address'
import { openPicture, type Picture } from './raster'

/** Large files are shown on dense screens, where lower quality is invisible. */
const QUALITY = { small: 76, large: 70 }
const LARGE = 800
/** 10 % more bytes than the default of 4, in half the time. */
const EFFORT = 6
/** Widths within this factor of the next larger one share its file: a separate one would save few bytes. */
const NEAR = 1.2

/** Encodes one picture as WebP. */
async function encodeWebp(picture: Picture): Promise<Buffer> {
  const quality = picture.width >= LARGE ? QUALITY.large : QUALITY.small
  return openPicture(picture).webp({ quality, effort: EFFORT }).toBuffer()
}

/**
 * Encodes the picture as WebP at each of `mediaWidths`, in proportion. Never enlarges: at larger or slightly smaller widths the
 * picture keeps its size. Shrinks each step from the one before while that is encoded.
 */
export async function encodeWidths(picture: Picture | Buffer): Promise<Map<number, Buffer>> {
  const files: { width: number; file: Promise<Buffer> }[] = []
  let current = Buffer.isBuffer(picture) ? await decode(picture) : picture
  for (const width of mediaWidths.toReversed()) {
    const known = files[0]
    if (known && current.width <= width * NEAR) files.unshift({ width, file: known.file })
    else {
      current = await shrink(current, Math.min(width, current.width))
      files.unshift({ width, file: encodeWebp(current) })
    }
  }
  return new Map(await Promise.all(files.map(async ({ width, file }) => [width, await file] as const)))
}

async function decode(picture: Buffer): Promise<Picture> {
  const { data, info } = await sharp(picture)
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height, channels: 3 }
}

async function shrink(picture: Picture, width: number): Promise<Picture> {
  if (width === picture.width) return picture
  const height = Math.round((picture.height * width) / picture.width)
  const data = await openPicture(picture).resize(width, height, { fit: 'fill' }).raw().toBuffer()
  return { data, width, height, channels: 3 }
}
