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
import { forgetFavorites, listFavorites } from './customers'
import { requestHost } from './http/request'
import { HostUnavailableError } from './http/host-away'
import { readAddress, readAddresses } from './mappers/address'
import { readCart } from './mappers/cart'
import { MappingContext } from './mappers/mapper'
import { dataOf } from './mappers/values'

/** The bearer's cart, never from memory. */
export async function cartOf(token: string): Promise<Cart> {
  return readCart(await requestHost('getCart', { token }), new MappingContext('getCart'))
}

/** The bearer's saved addresses. */
export async function addressesOf(token: string): Promise<Address[]> {
  return readAddresses(await requestHost('listAddresses', { token }), new MappingContext('listAddresses'))
}

type CartCall = 'addCart' | 'changeCart' | 'removeCart' | 'clearCart'

/** Makes a change and answers with the whole cart as it then is: hosts say only that they have done it. */
async function changeCart(
  name: CartCall,
  asked: { token: string | null; body?: Record<string, unknown>; language: Language },
) {
  const token = bearer(asked)
  const change = requestHost(name, { token, body: asked.body, language: asked.language })
  await (name === 'removeCart' ? change.catch(ifGone) : change)
  return encodeCart(await cartOf(token))
}

/** What is to be taken away and is not there is as it is wanted, whatever a host says: another tab was quicker, or the answer was lost. */
function ifGone(error: unknown): void {
  if (!(error instanceof ShopError) || error.status !== 404) throw error
}

/** The address just saved: hosts answer with it, with all of them, or with a word. */
async function savedAddress(answer: unknown, given: DeliveryAddress, token: string): Promise<Address> {
  const data = dataOf(answer)
  const reading = new MappingContext('addAddress')
  const single = Array.isArray(data) || data === null || data === answer ? null : readAddress(data, reading)
  if (single) return single
  const all = Array.isArray(data) ? readAddresses(answer, reading) : await addressesOf(token)
  const saved = all.findLast(({ firstName, address }) => firstName === given.firstName && address === given.address)
  if (!saved) throw new HostUnavailableError('did not keep the address')
  return saved
}

/** Whether an address is kept as it was given; a host may add what was not. */
function isSame(kept: Address, given: DeliveryAddress): boolean {
  const asked = ['firstName', 'address', 'city', 'link', 'note'] as const
  return asked.every((name) => kept[name] === given[name])
}

/** Favourites, cart and addresses of a customer of the host. Spec §7. */
export const cartHandlers = {
  listFavorites: async (asked) =>
    encodeList(await listFavorites(bearer(asked), decodeProductQuery(asked.query)), encodeProduct),
  addFavorite: async (asked) => {
    const token = bearer(asked)
    await requestHost('addFavorite', { token, body: asked.body, language: asked.language })
    forgetFavorites(token)
    return doneMessage(asked.language, 'favoriteAdded')
  },
  removeFavorite: async (asked) => {
    const token = bearer(asked)
    await requestHost('removeFavorite', { token, body: asked.body, language: asked.language }).catch(ifGone)
    forgetFavorites(token)
    return doneMessage(asked.language, 'favoriteRemoved')
  },
  getCart: async (asked) => encodeCart(await cartOf(bearer(asked))),
  addCart: ({ token, language, body: { productId, quantity, color } }) =>
    changeCart('addCart', { token, language, body: { productId, quantity, color } }),
  changeCart: (asked) => changeCart('changeCart', asked),
  removeCart: (asked) => changeCart('removeCart', asked),
  clearCart: ({ token, language }) => changeCart('clearCart', { token, language }),
  listAddresses: async (asked) => ({ data: (await addressesOf(bearer(asked))).map(encodeAddress) }),
  addAddress: async (asked) => {
    const token = bearer(asked)
    const given = decodeAddress(asked.body)
    // A second way to the card page keeps what the first has kept.
    const kept = (await addressesOf(token)).find((one) => isSame(one, given))
    if (kept) return { data: encodeAddress(kept) }
    const answer = await requestHost('addAddress', { token, body: asked.body, language: asked.language })
    return { data: encodeAddress(await savedAddress(answer, given, token)) }
  },
  deleteAddress: async (asked) => {
    await requestHost('deleteAddress', { token: bearer(asked), params: asked.params, language: asked.language })
    return doneMessage(asked.language, 'addressRemoved')
  },
} satisfies Handlers
