import { shareFileName, type ShareName } from '@/lib/media/share-name'

/**
 * Path of the JPEG (1200×630 px) that previews show: of a product or category by id, or of `offers`. `picture` is
 * the address (`/media/<hash>`) of its first picture, null for none; a new picture gives a new path. Standards 9.
 */
export function shareImageUrl(name: ShareName, picture: string | null): string {
  return `/share/${shareFileName(name, picture)}`
}
