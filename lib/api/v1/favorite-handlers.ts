import 'server-only'
import { encodeList } from '@/lib/contract/list'
import { decodeProductQuery, encodeProduct } from '@/lib/contract/product'
import { addFavorite, favoriteIds, removeFavorite } from '@/lib/shop/favorites/favorites'
import { listFavorites } from '@/lib/shop/favorites/list'
import type { Handlers } from './handler'
import { doneMessage } from './done-message'

/** A customer's favorites. Spec §7. */
export const favoriteHandlers = {
  listFavorites: async (context) =>
    encodeList(await listFavorites(context.customerId, decodeProductQuery(context.query)), encodeProduct),
  listFavoriteIds: async ({ customerId }) => ({ data: await favoriteIds(customerId) }),
  addFavorite: async (context) => {
    await addFavorite(context.customerId, context.body.favoriteId)
    return doneMessage(context.language, 'favoriteAdded')
  },
  removeFavorite: async (context) => {
    await removeFavorite(context.customerId, context.body.favoriteId)
    return doneMessage(context.language, 'favoriteRemoved')
  },
} satisfies Handlers
