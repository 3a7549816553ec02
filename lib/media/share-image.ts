import sharp, { type Sharp } from 'sharp'
import { MARK_PATH } from './brand-mark'
import { DUNES, frond } from './brand-drawings'

export const SIZE = { width: 1200, height: 630 }
/** The arch with the picture, on the lower edge; its top is a half circle. */
export const ARCH = { left: 464, top: 46, width: 624, height: 584 }
/** Distance of the thin outline around the arch, px. */
const ECHO = 19
const PALM_900 = '#123524'
const PALM_800 = '#17452F'
export const SAFFRON_400 = '#F4B942'
export const SAND_100 = '#F6F0E4'

const MARK_ALONE = `<path d="${MARK_PATH}" fill="${SAFFRON_400}" transform="translate(96 200) scale(${230 / 48})"/>`

/** Aspect ratios that fill the arch; other pictures are shown whole over a blurred copy. */
const NEAR_SQUARE = { from: 0.88, to: 1.14 }
const BLUR = 28
/** Offset of a square picture above the arch's top, to center its subject, px. */
const LIFT = 15

/** Maximum bytes: messengers ignore heavier pictures. */
const MAX_BYTES = 200 * 1024
const QUALITIES = [84, 72, 60, 45]

/**
 * Composes the picture of a shared link: 1200x630 JPEG of at most 200 KB, with the product, or the dunes without a picture, in an
 * arch beside the shop's mark. Throws when `productPicture` is not an image.
 */
export async function composeShareImage(productPicture: Buffer | null): Promise<Buffer> {
  const inside = productPicture ? await fitted(productPicture) : await png(sharp(Buffer.from(svg(DUNES, ARCH))))
  return composeInArch(inside, { beside: MARK_ALONE, left: ARCH.left })
}

/** Composes `inside` (of the arch's size) into the arch at `left` px; `beside` is SVG for the rest of the image. */
export async function composeInArch(
  inside: Buffer,
  { beside, left }: { beside: string; left: number },
): Promise<Buffer> {
  const shown = await sharp(inside)
    .composite([
      { input: Buffer.from(svg(innerShade(), ARCH)) },
      { input: Buffer.from(svg(`<path d="${archPath(ARCH.width, ARCH.height)}"/>`, ARCH)), blend: 'dest-in' },
    ])
    .png({ compressionLevel: 1 })
    .toBuffer()
  const image = sharp(Buffer.from(svg(field(left) + beside, SIZE)))
    .composite([{ input: shown, left, top: ARCH.top }])
    .removeAlpha()
  return underMaxBytes(await image.raw().toBuffer())
}

let plain: Promise<Buffer> | null = null

/** The share image without a picture, composed once. */
export function plainShareImage(): Promise<Buffer> {
  return (plain ??= composeShareImage(null).catch((error: unknown) => {
    plain = null
    throw error
  }))
}

async function underMaxBytes(data: Buffer): Promise<Buffer> {
  const raw = { ...SIZE, channels: 3 as const }
  let jpeg = Buffer.alloc(0)
  for (const quality of QUALITIES) {
    jpeg = await sharp(data, { raw }).jpeg({ quality, mozjpeg: true }).toBuffer()
    if (jpeg.length <= MAX_BYTES) break
  }
  return jpeg
}

/** Fits the whole product into the arch's size, with transparent parts on sand. */
async function fitted(picture: Buffer): Promise<Buffer> {
  const { width, height } = ARCH
  const upright = sharp(picture, { pages: 1 }).autoOrient().flatten({ background: SAND_100 }).toColourspace('srgb')
  const { data, info } = await upright.raw().toBuffer({ resolveWithObject: true })
  const { channels } = info
  const open = () => sharp(data, { raw: { width: info.width, height: info.height, channels } })
  const shape = info.width / info.height
  if (shape < NEAR_SQUARE.from || shape > NEAR_SQUARE.to) {
    const whole = await png(open().resize(width, height, { fit: 'inside' }))
    return png(
      open()
        .resize(width, height, { fit: 'cover' })
        .blur(BLUR)
        .composite([{ input: whole }]),
    )
  }
  const tall = Math.max(height + LIFT, Math.round(width / shape))
  const filled = await png(open().resize(width, tall, { fit: 'cover' }))
  return png(sharp(filled).extract({ left: 0, top: Math.min(LIFT, tall - height), width, height }))
}

function png(image: Sharp): Promise<Buffer> {
  return image.png({ compressionLevel: 1 }).toBuffer()
}

/** The green background with a frond beside the arch, and the arch's outline. */
function field(left: number): string {
  const echo = archPath(ARCH.width + 2 * ECHO, ARCH.height + ECHO + 4)
  const side = left < SIZE.width - left - ARCH.width ? `translate(${SIZE.width}) scale(-1 1)` : ''
  return `
    <rect width="${SIZE.width}" height="${SIZE.height}" fill="${PALM_900}"/>
    <g transform="${side} translate(-70 640) rotate(-24) scale(.98)">${frond(PALM_800)}</g>
    <path d="${echo}" fill="none" stroke="${SAFFRON_400}" stroke-opacity=".6" stroke-width="2"
      transform="translate(${left - ECHO} ${ARCH.top - ECHO})"/>`
}

function innerShade(): string {
  const arch = archPath(ARCH.width, ARCH.height + 40)
  return `
    <filter id="b" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="14"/></filter>
    <path d="${arch}" fill="none" stroke="#21160F" stroke-opacity=".34" stroke-width="22" filter="url(#b)"
      transform="translate(3 3)"/>`
}

function archPath(width: number, height: number): string {
  const radius = width / 2
  return `M0 ${height}V${radius}A${radius} ${radius} 0 0 1 ${width} ${radius}V${height}Z`
}

function svg(content: string, { width, height }: { width: number; height: number }): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${content}</svg>`
}
