import { PICTURE_MAX_BYTES, SavedPictureWire, SavedVideoWire } from '@/lib/contract/staff'
import { VIDEO_MAX_BYTES } from '@/lib/contract/staff-catalogue'
import { StaffCallError, staffUpload } from '../kit/staff-call'

/** Longest side in px: the shop stores 1280, and a phone's photo would take half a minute to send. */
const SIDE_MAX = 1600
const SMALL = 600_000

/** Stores a picture in the shop and returns its media hash. Throws StaffCallError. */
export async function uploadPicture(file: File): Promise<string> {
  const picture = await shrunk(file)
  if (picture.size > PICTURE_MAX_BYTES) throw new StaffCallError('PayloadTooLarge')
  const { hash } = await staffUpload(SavedPictureWire, `/media?${new URLSearchParams({ name: file.name })}`, picture)
  return hash
}

/** Stores an MP4 or WebM in the shop and returns its name. Throws StaffCallError. */
export async function uploadVideo(file: File): Promise<string> {
  if (file.size > VIDEO_MAX_BYTES) throw new StaffCallError('PayloadTooLarge')
  const { name } = await staffUpload(SavedVideoWire, `/media/videos?${new URLSearchParams({ name: file.name })}`, file)
  return name
}

/** Whether an upload failed because of the file itself: it is of another kind, or too large. */
export function isFileRefused(error: unknown): boolean {
  return error instanceof StaffCallError && ['BadRequest', 'InvalidImage', 'PayloadTooLarge'].includes(error.code)
}

/** A smaller copy of a large picture; also of one that only this browser can read, such as HEIC on an iPhone. */
async function shrunk(file: File): Promise<Blob> {
  if (file.size <= SMALL && /^image\/(jpeg|png|webp|gif|avif)$/.test(file.type)) return file
  const image = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => null)
  if (!image) return file
  const scale = Math.min(1, SIDE_MAX / Math.max(image.width, image.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(image.width * scale)
  canvas.height = Math.round(image.height * scale)
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height)
  image.close()
  // WebP keeps transparency; a browser that cannot write it gives PNG.
  const small = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/webp', 0.9))
  return small && small.size < file.size ? small : file
}
