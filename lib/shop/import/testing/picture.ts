import sharp from 'sharp'
import { saveUpload } from '@/lib/shop/media/upload'

/** A small PNG; each `shade` (0 to 255) gives another picture. */
export async function png(shade: number): Promise<Buffer> {
  const background = { r: shade, g: 40, b: 90 }
  return sharp({ create: { width: 24, height: 24, channels: 3, background } })
    .png()
    .toBuffer()
}

/** Stores a picture and returns its hash. */
export async function keptPicture(shade: number): Promise<string> {
  return (await saveUpload(await png(shade), { maxBytes: 100_000 })).hash
}
