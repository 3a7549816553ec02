import { isMediaHash, mediaUrl } from '@/lib/media/address'

/** Where a picture of the catalogue is to be had: rows hold media ids; an address stays as it is. */
export function imageAddress(image: string): string {
  return isMediaHash(image) ? mediaUrl(image) : image
}
