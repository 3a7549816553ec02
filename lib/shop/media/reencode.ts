import 'server-only'
import sharp, { type FailOnOptions, type ResizeOptions, type TimeoutOptions } from 'sharp'
import { ShopError } from '@/lib/contract/error'
import type { MediaWidth } from '@/lib/media/address'
import { singleton } from '@/lib/utils/singleton'
import { WorkQueue } from '@/lib/utils/work-queue'
import { jpegScans } from './jpeg-scans'
import { isHeic, pictureKind, type PictureKind } from './picture-kind'
import { withoutPngText } from './png-text'
import type { MediaFiles } from './store'

/** A re-encoded picture: only its pixels came from outside. */
interface Reencoded {
  /** Width of the largest stored file, px. */
  width: number
  height: number
  files: MediaFiles
}

/** Maximum pixels of a public upload: 160 MB decoded. Larger ones may take 450 MB; one at a time. */
const MAX_PIXELS = 40e6
/** Maximum scans of a JPEG: programs write about ten. Each goes over the whole picture, and no time limit ends them. */
const MAX_SCANS = 100
const MAX_WIDTH = 1280
/** Maximum height of a stored file as a multiple of its nominal width: WebP ends at 16 383 px. */
const MAX_HEIGHT_RATIO = 4
const TIMEOUT = { seconds: 10 }
const LARGE_TIMEOUT = { seconds: 40 }
const QUALITY = 76

/** JPEG end marker (EOI). */
const JPEG_END = Buffer.from([0xff, 0xd9])
/** Offset of the major brand in a HEIF file, bytes. */
const MAJOR_BRAND_AT = 8

const HEIC = 'The picture is HEIC, which browsers do not show: save it as JPEG.'
const DAMAGED = 'The picture is damaged or cut off: open it and save it again.'
const OTHER = 'The file is not a picture the shop takes: save it as JPEG, PNG, WebP, GIF or AVIF.'

/** Sharp's format names. */
const formats: Record<PictureKind, string> = { jpeg: 'jpeg', png: 'png', webp: 'webp', gif: 'gif', avif: 'heif' }

/**
 * Decodes a picture (first frame, upright) and encodes it as WebP at the stored widths without enlarging: a smaller picture keeps
 * its size in the wider files. Only pixels survive. Throws InvalidImage with a message for staff. Invariant 20.
 */
export async function reencode(bytes: Buffer, maxPixels = MAX_PIXELS): Promise<Reencoded> {
  const { data, info } = await pixelsOf(bytes, maxPixels)
  const { width, height, channels } = info
  const encode = (kept: MediaWidth) =>
    sharp(data, { raw: { width, height, channels } })
      .resize(box(kept))
      .webp({ quality: QUALITY, smartSubsample: true })
      .timeout(TIMEOUT)
      .toBuffer()
  // In sequence, so that one upload keeps one core busy.
  const files = { 160: await encode(160), 320: await encode(320), 640: await encode(640), 1280: await encode(1280) }
  return { width, height, files }
}

/** Throws InvalidImage for a picture that `reencode` rejects. */
export async function assertPicture(bytes: Buffer, maxPixels = MAX_PIXELS): Promise<void> {
  await pixelsOf(bytes, maxPixels)
}

async function pixelsOf(bytes: Buffer, maxPixels: number) {
  const kind = pictureKind(bytes)
  if (!kind) throw refusal(isHeic(bytes) ? HEIC : OTHER)
  if (kind === 'jpeg' && jpegScans(bytes) > MAX_SCANS) throw refusal(DAMAGED)
  const picture = kind === 'avif' ? withAvifBrand(bytes) : kind === 'png' ? withoutPngText(bytes) : bytes
  const pixels = await pixelCount(picture, kind)
  const most = kind === 'avif' ? Math.min(maxPixels, MAX_PIXELS) : maxPixels
  if (pixels > most) throw refusal(tooManyPixels(pixels, most))
  const timeout = pixels > MAX_PIXELS ? LARGE_TIMEOUT : TIMEOUT
  const decoding = () =>
    decode(picture, kind, timeout).catch((cause: unknown) => Promise.reject(refusal(DAMAGED, cause)))
  return pixels > MAX_PIXELS ? singleton('large-picture', () => new WorkQueue(1)).run(decoding) : decoding()
}

/** Pixel count of the first frame, from the file header. Throws InvalidImage. */
async function pixelCount(bytes: Buffer, kind: PictureKind): Promise<number> {
  const image = sharp(bytes, { limitInputPixels: false, pages: 1 })
  const { format, width, height } = await image
    .metadata()
    .catch((cause: unknown) => Promise.reject(refusal(DAMAGED, cause)))
  if (format !== formats[kind]) throw refusal(OTHER, new Error(`Starts as ${kind}, but reads as ${format}`))
  return width * height
}

async function decode(bytes: Buffer, kind: PictureKind, timeout: TimeoutOptions) {
  const upright = (whole: Buffer, failOn: FailOnOptions) => {
    const image = sharp(whole, { limitInputPixels: false, pages: 1, failOn }).autoOrient().resize(box(MAX_WIDTH))
    const pixels = image.toColourspace('srgb').raw({ depth: 'uchar' })
    return pixels.timeout(timeout).toBuffer({ resolveWithObject: true })
  }
  try {
    return await upright(bytes, 'error')
  } catch (error) {
    // Some programs omit the end marker. With it added, any remaining warning means missing pixels.
    if (kind !== 'jpeg') throw error
    return upright(Buffer.concat([bytes, JPEG_END]), 'warning')
  }
}

/** Sets the major brand to `avif`: the decoder ignores AVIF whose major brand is a base format (`mif1`, `miaf`). */
function withAvifBrand(bytes: Buffer): Buffer {
  const named = Buffer.from(bytes)
  named.write('avif', MAJOR_BRAND_AT, 'latin1')
  return named
}

/** The message is for staff; customers see only the translated code. */
function refusal(msg: string, cause?: unknown): ShopError {
  return new ShopError('InvalidImage', [{ path: 'image', msg }], { cause })
}

function tooManyPixels(pixels: number, most: number): string {
  const has = `The picture has ${Math.ceil(pixels / 1e6)} megapixels`
  return `${has}, and the shop takes ${most / 1e6}: save it smaller (${MAX_WIDTH} pixels wide are shown).`
}

function box(width: number): ResizeOptions {
  return { width, height: width * MAX_HEIGHT_RATIO, fit: 'inside', withoutEnlargement: true }
}
