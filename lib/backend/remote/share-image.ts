import 'server-only'
import { shareImage, type ShareImage } from '@/lib/shop/media/share-file'
import { getCategory, getProduct, listOffers } from './catalogue'
import { diskCache } from '@/lib/shop/media/disk-cache'
import { readPicture } from './pictures/read'

/** The share image with this file name, composed on first request; for an old version, the current name. */
export function readShareImage(file: string): Promise<ShareImage | null> {
  return shareImage(file, {
    getCategory,
    getProduct,
    listOffers,
    readPicture: (hash) => readPicture(hash, 1280),
    read: (name) => diskCache().read(name),
    write: (name, jpeg) => diskCache().write(name, jpeg),
  })
}
