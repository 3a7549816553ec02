import 'server-only'
import { defaultShopInfo } from '@/lib/config/shop-info'
import { diskCache } from '@/lib/shop/media/disk-cache'
import { shareImage, type ShareImage } from '@/lib/shop/media/share-file'
import type { Backend } from '../backend'
import { belongings } from './cart'
import * as catalogue from './catalogue'
import { getCategory, getProduct, listOffers } from './catalogue'
import { customers } from './customers'
import { requestHost } from './http/request'
import { orders } from './orders'
import { readPicture } from './pictures/read'
import { writtenReviews } from './written-reviews'

/** The backend on the owner's API host. Spec §7. */
export const remoteBackend: Backend = {
  ...catalogue,
  ...customers,
  ...belongings,
  ...orders,
  writtenReviews,
  readPicture,
  openVideo: async () => null,
  readShareImage,
  // The host's counts ignore the other filters.
  countCategories: async () => null,
  // No call returns them.
  priceBounds: async () => ({ min: 0, max: 0 }),
  isDemoShop: async () => false,
  policies: false,
  getPolicy: async () => null,
  highestFee: async () => null,
  getShopInfo: async () => defaultShopInfo,
  state: async () => null,
  takesCards: async () => true,
  unsentChannels: async () => [],
  // No call tells; Spec §1 promises it.
  deliversSameDay: async () => true,
  // Its fee is in the cart.
  getDelivery: async () => null,
  // The host's owner invoices elsewhere.
  readInvoice: async () => null,
  sorts: false,
  probe: async () => {
    await requestHost('listColors')
    return { host: 'ok' }
  },
}

/** The share image with this file name, composed on first request; for an old version, the current name. */
function readShareImage(file: string): Promise<ShareImage | null> {
  return shareImage(file, {
    getCategory,
    getProduct,
    listOffers,
    readPicture: (hash) => readPicture(hash, 1280),
    read: (name) => diskCache().read(name),
    write: (name, jpeg) => diskCache().write(name, jpeg),
  })
}
