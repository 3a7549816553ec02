import 'server-only'
import sharp, { type ResizeOptions } from 'sharp'
import { ShopError } from '@/lib/contract/error'
import { mediaWidths } from '@/lib/media/address'
import { pictureKind, type PictureKind } from './picture-kind'
import type { MediaFiles } from './store'

/** A picture made anew: only its pixels came from outside. */
export interface Reencoded {
  /** Of the largest kept file, px. */
  width: number
  height: number
  files: MediaFiles
}

const MAX_PIXELS = 40e6
const WIDEST = 1280
/** A kept file is never taller than this many times its nominal width: WebP ends at 16 383 px. */
const TALLEST = 4
const TIMEOUT = { seconds: 10 }
const QUALITY = 76

/** How sharp names what we call a kind. */
const formats: Record<PictureKind, string> = { jpeg: 'jpeg', png: 'png', webp: 'webp', gif: 'gif', avif: 'heif' }

/**
 * Decodes a picture (first frame, turned upright) and encodes it as WebP at the kept widths, never enlarged: a narrower
 * picture has its own size at the larger ones. Nothing but pixels survives. Throws InvalidImage. Invariant 20.
 */
export async function reencode(bytes: Buffer): Promise<Reencoded> {
  const { data, info } = await pixelsOf(bytes)
  const { width, height, channels } = info
  const files: [number, Uint8Array][] = []
  for (const kept of mediaWidths) {
    const image = sharp(data, { raw: { width, height, channels } }).resize(box(kept))
    files.push([kept, await image.webp({ quality: QUALITY, smartSubsample: true }).timeout(TIMEOUT).toBuffer()])
  }
  return { width, height, files: everyWidth(new Map(files)) }
}

/** Throws InvalidImage for what `reencode` would not take. */
export async function assertPicture(bytes: Buffer): Promise<void> {
  await pixelsOf(bytes)
}

async function pixelsOf(bytes: Buffer) {
  const kind = pictureKind(bytes)
  if (!kind) throw new ShopError('InvalidImage')
  return decode(bytes, kind).catch((cause: unknown) => {
    throw new ShopError('InvalidImage', [], { cause })
  })
}

/** Fills the gaps of `files` (by width) with the widest there is. Throws when there is none. */
export function everyWidth(files: ReadonlyMap<number, Uint8Array>): MediaFiles {
  const widest = files.get(Math.max(...files.keys()))
  if (!widest) throw new Error('A picture without files')
  const at = (width: number) => files.get(width) ?? widest
  return { 160: at(160), 320: at(320), 640: at(640), 1280: at(1280) }
}

async function decode(bytes: Buffer, kind: PictureKind) {
  const open = () => sharp(bytes, { limitInputPixels: MAX_PIXELS, pages: 1, failOn: 'error' })
  const { format } = await open().metadata()
  if (format !== formats[kind]) throw new Error(`Starts as ${kind}, but reads as ${format}`)
  const upright = open().autoOrient().resize(box(WIDEST)).toColourspace('srgb').raw({ depth: 'uchar' })
  return upright.timeout(TIMEOUT).toBuffer({ resolveWithObject: true })
}

function box(width: number): ResizeOptions {
  return { width, height: width * TALLEST, fit: 'inside', withoutEnlargement: true }
}
