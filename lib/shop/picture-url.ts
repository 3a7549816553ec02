import 'server-only'
import { config } from '@/lib/config/environment'
import { imageAddress, isMediaHash } from '@/lib/media/address'
import { parseVideoFileName, videoUrl } from '@/lib/media/video-name'
import { isStored } from './media/stored-names'

/** The URL of a catalogue picture: under `MEDIA_URL` when the object store is known to hold it, else of the shop. */
export function publicPictureUrl(image: string): string {
  return (isMediaHash(image) ? publicOrigin(image) : '') + imageAddress(image)
}

/** The URL of a stored video, as `publicPictureUrl`. */
export function publicVideoUrl(name: string): string {
  return publicOrigin(parseVideoFileName(name)?.hash ?? '') + videoUrl(name)
}

function publicOrigin(hash: string): string {
  return isStored(hash) ? (config().mediaUrl ?? '') : ''
}
