import 'server-only'
import { encodeList } from '@/lib/contract/list'
import { decodeProductQuery, encodeProduct } from '@/lib/contract/product'
import { addFavorite, removeFavorite } from '@/lib/shop/favorites/favorites'
import { listFavorites } from '@/lib/shop/favorites/list'
import type { Handlers } from './handler'
import { doneMessage } from './done-message'

/** A customer's favorites. Spec §7. */
export const favoriteHandlers = {
  listFavorites: async (asked) =>
    encodeList(await listFavorites(asked.customerId, decodeProductQuery(asked.query)), encodeProduct),
  addFavorite: async (asked) => {
    await addFavorite(asked.customerId, asked.body.favoriteId)
    return doneMessage(asked.language, 'favoriteAdded')
  },
  removeFavorite: async (asked) => {
    await removeFavorite(asked.customerId, asked.body.favoriteId)
    return doneMessage(asked.language, 'favoriteRemoved')
  },
} satisfies Handlers
