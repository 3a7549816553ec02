import { isMediaHash, mediaUrl } from '@/lib/media/address'

/** The URL of a catalogue image: rows hold media ids or URLs. */
export function imageAddress(image: string): string {
  return isMediaHash(image) ? mediaUrl(image) : image
}
