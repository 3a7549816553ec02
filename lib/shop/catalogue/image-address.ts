import { mediaUrl } from '@/lib/media/address'

const MEDIA_ID = /^[0-9a-f]{64}$/

/** Where a picture of the catalogue is to be had: rows hold media ids; an address stays as it is. */
export function imageAddress(image: string): string {
  return MEDIA_ID.test(image) ? mediaUrl(image) : image
}
