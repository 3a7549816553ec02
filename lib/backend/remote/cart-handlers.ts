import 'server-only'
import { encodeAddress, decodeAddress, type Address, type DeliveryAddress } from '@/lib/contract/address'
import { encodeCart, type Cart } from '@/lib/contract/cart'
import { ShopError } from '@/lib/contract/error'
import { encodeList } from '@/lib/contract/list'
import { decodeProductQuery, encodeProduct } from '@/lib/contract/product'
import type { Language } from '@/lib/config/constants'
import type { Handlers } from '@/lib/api/v1/handler'
import { doneMessage } from '@/lib/api/v1/done-message'
import { bearer } from './bearer'
import { favoriteIds, forgetFavorites, listFavorites } from './customers'
import { requestHost } from './http/request'
import { HostUnavailableError } from './http/host-away'
import { readAddress, readAddresses } from './mappers/address'
import { readCart } from './mappers/cart'
import { MappingContext } from './mappers/mapper'
import { dataOf } from './mappers/values'

/** The bearer's cart, never cached. */
export async function cartOf(token: string): Promise<Cart> {
  return readCart(await requestHost('getCart', { token }), new MappingContext('getCart'))
}

/** The bearer's saved addresses. */
export async function addressesOf(token: string): Promise<Address[]> {
  return readAddresses(await requestHost('listAddresses', { token }), new MappingContext('listAddresses'))
}

type CartCall = 'addCart' | 'changeCart' | 'removeCart' | 'clearCart'

/** Changes the cart and returns all of it: hosts only confirm the change. */
async function changeCart(
  name: CartCall,
  context: { token: string | null; body?: Record<string, unknown>; language: Language },
) {
  const token = bearer(context)
  const change = requestHost(name, { token, body: context.body, language: context.language })
  await (name === 'removeCart' ? change.catch(ignoreNotFound) : change)
  return encodeCart(await cartOf(token))
}

/** Treats the removal of something absent as success: another tab removed it, or the first answer was lost. */
function ignoreNotFound(error: unknown): void {
  if (!(error instanceof ShopError) || error.status !== 404) throw error
}

/** The address just saved: hosts return it, all addresses, or only a confirmation. */
async function savedAddress(answer: unknown, given: DeliveryAddress, token: string): Promise<Address> {
  const data = dataOf(answer)
  const mapping = new MappingContext('addAddress')
  const single = Array.isArray(data) || data === null || data === answer ? null : readAddress(data, mapping)
  if (single) return single
  const all = Array.isArray(data) ? readAddresses(answer, mapping) : await addressesOf(token)
  const saved = all.findLast(({ firstName, address }) => firstName === given.firstName && address === given.address)
  if (!saved) throw new HostUnavailableError('did not store the address')
  return saved
}

/** Whether a saved address equals a given one; a host may add further fields. */
function isSame(kept: Address, given: DeliveryAddress): boolean {
  const sent = ['firstName', 'address', 'city', 'link', 'note'] as const
  return sent.every((name) => kept[name] === given[name])
}

/** Handlers of favourites, cart and addresses. Spec §7. */
export const cartHandlers = {
  listFavorites: async (context) =>
    encodeList(await listFavorites(bearer(context), decodeProductQuery(context.query)), encodeProduct),
  listFavoriteIds: async (context) => ({ data: await favoriteIds(bearer(context)) }),
  addFavorite: async (context) => {
    const token = bearer(context)
    await requestHost('addFavorite', { token, body: context.body, language: context.language })
    forgetFavorites(token)
    return doneMessage(context.language, 'favoriteAdded')
  },
  removeFavorite: async (context) => {
    const token = bearer(context)
    await requestHost('removeFavorite', { token, body: context.body, language: context.language }).catch(ignoreNotFound)
    forgetFavorites(token)
    return doneMessage(context.language, 'favoriteRemoved')
  },
  getCart: async (context) => encodeCart(await cartOf(bearer(context))),
  addCart: ({ token, language, body: { productId, quantity, color } }) =>
    changeCart('addCart', { token, language, body: { productId, quantity, color } }),
  changeCart: (context) => changeCart('changeCart', context),
  removeCart: (context) => changeCart('removeCart', context),
  clearCart: ({ token, language }) => changeCart('clearCart', { token, language }),
  listAddresses: async (context) => ({ data: (await addressesOf(bearer(context))).map(encodeAddress) }),
  addAddress: async (context) => {
    const token = bearer(context)
    const given = decodeAddress(context.body)
    // A second attempt at the card page must not save the address twice.
    const existing = (await addressesOf(token)).find((one) => isSame(one, given))
    if (existing) return { data: encodeAddress(existing) }
    const answer = await requestHost('addAddress', { token, body: context.body, language: context.language })
    return { data: encodeAddress(await savedAddress(answer, given, token)) }
  },
  deleteAddress: async (context) => {
    await requestHost('deleteAddress', { token: bearer(context), params: context.params, language: context.language })
    return doneMessage(context.language, 'addressRemoved')
  },
} satisfies Handlers
