import { shareFileName, type ShareName } from '@/lib/media/share-name'

/**
 * Path of the share image (JPEG, 1200×630 px) of a product or category id, or of `offers`. `picture` is the URL
 * (`/media/<hash>`) of the first picture, null for none; a new picture gives a new path. Standards 9.
 */
export function shareImageUrl(name: ShareName, picture: string | null): string {
  return `/share/${shareFileName(name, picture)}`
}
