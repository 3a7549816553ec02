import 'client-only'

/** Longest side of an upload, in px, and the size in bytes up to which a file is sent unchanged. */
const SIDE = 1024
const SMALL = 700_000

/** Shrinks a photo for an avatar. An unreadable file is sent unchanged; the server validates it. */
export async function shrinkPicture(file: File): Promise<Blob> {
  if (file.size <= SMALL) return file
  try {
    const picture = await createImageBitmap(file, { imageOrientation: 'from-image' })
    const scale = Math.min(1, SIDE / Math.max(picture.width, picture.height))
    const canvas = document.createElement('canvas')
    canvas.width = Math.round(picture.width * scale)
    canvas.height = Math.round(picture.height * scale)
    canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
    const smaller = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/webp', 0.9))
    return smaller && smaller.size < file.size ? smaller : file
  } catch {
    return file
  }
}
