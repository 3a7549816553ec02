import 'client-only'

/** Longest side that is sent, in px, and the size up to which a file is sent as it is, in bytes. */
const SIDE = 1024
const SMALL = 700_000

/** A photo as it need be sent for an avatar: a phone's own is many times larger. What cannot be read is sent as it is; the server judges. */
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
