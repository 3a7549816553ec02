import 'server-only'
import { encodeList } from '@/lib/contract/list'
import { decodeProductQuery, encodeProduct } from '@/lib/contract/product'
import { loadMessages } from '@/lib/i18n/messages'
import { addFavorite, removeFavorite } from '@/lib/shop/favorites/favorites'
import { listFavorites } from '@/lib/shop/favorites/list'
import type { Answers } from './answer'
import { customerOf } from './customer-of'

/** A customer's favourites. Spec §7. */
export const favoriteAnswers = {
  listFavorites: async (asked) =>
    encodeList(await listFavorites(await customerOf(asked), decodeProductQuery(asked.query)), encodeProduct),
  addFavorite: async (asked) => {
    await addFavorite(await customerOf(asked), asked.body.favoriteId)
    return { message: (await loadMessages(asked.language)).Answers.favoriteAdded }
  },
  removeFavorite: async (asked) => {
    await removeFavorite(await customerOf(asked), asked.body.favoriteId)
    return { message: (await loadMessages(asked.language)).Answers.favoriteRemoved }
  },
} satisfies Answers
