import 'server-only'
import { LRUCache } from 'lru-cache'
import type { Address, DeliveryAddress } from '@/lib/contract/address'
import type { Cart } from '@/lib/contract/cart'
import { encodeCartChange } from '@/lib/contract/cart-codec'
import { encodeDeliveryAddress, encodeFavorite } from '@/lib/contract/customer-codec'
import { ShopError } from '@/lib/contract/error'
import type { Page } from '@/lib/contract/list'
import type { Product } from '@/lib/contract/product'
import { allProducts, type ProductQuery } from '@/lib/contract/product-query'
import { singleton } from '@/lib/utils/singleton'
import type { Backend, SignedIn } from '../backend'
import { listColors, logMissing, productQueryParams, withCategoriesIfKnown, withNamedCategories } from './catalogue'
import { tokenKey } from './customers'
import { requestHost, type HostRequest } from './http/request'
import { HostUnavailableError } from './http/host-away'
import { readPage, readProduct } from './mappers/catalogue'
import { readAddress, readAddresses, readCart } from './mappers/customer'
import { dataOf, MappingContext } from './mappers/mapper'
import { forgetPlaced } from './order-deduplication'
import { readHost } from './read-host'

/** The bearer's cart, never cached. */
export async function getCart({ token }: Pick<SignedIn, 'token'>): Promise<Cart> {
  const cart = await readHost('getCart', readCart, { token })
  // Placing an order asks again, and is refused without them.
  return withKnownCarcasses(cart).catch((error: unknown) => {
    logMissing(error, 'The categories of a cart are missing')
    return cart
  })
}

/** The cart with the names of its categories. Throws HostUnavailableError. Spec §5. */
export async function withKnownCarcasses(cart: Cart): Promise<Cart> {
  const lines = await withNamedCategories(cart.lines)
  return { ...cart, lines, carcass: cart.carcass || lines.some(({ category }) => category?.carcass) }
}

type CartCall = 'addCart' | 'changeCart' | 'removeCart' | 'clearCart'

/** Changes the cart and returns all of it: hosts only confirm the change. */
async function change(name: CartCall, customer: SignedIn, body?: HostRequest['body']): Promise<Cart> {
  const { token, language } = customer
  const changed = requestHost(name, { token, body, language })
  await (name === 'removeCart' ? changed.catch(ignoreNotFound) : changed)
  const cart = await getCart(customer)
  if (cart.lines.length === 0) await forgetPlaced(token)
  return cart
}

/** Treats the removal of something absent as success: another tab removed it, or the first answer was lost. */
function ignoreNotFound(error: unknown): void {
  if (!(error instanceof ShopError) || error.status !== 404) throw error
}

async function listAddresses({ token }: SignedIn): Promise<Address[]> {
  return readHost('listAddresses', readAddresses, { token })
}

/** The address just saved: hosts return it, all addresses, or only a confirmation. */
async function savedAddress(answer: unknown, address: DeliveryAddress, customer: SignedIn): Promise<Address> {
  const data = dataOf(answer)
  const mapping = new MappingContext('addAddress')
  const single = Array.isArray(data) || data === null || data === answer ? null : readAddress(data, mapping)
  if (single) return single
  const all = Array.isArray(data) ? readAddresses(answer, mapping) : await listAddresses(customer)
  const saved = all.findLast((one) => one.firstName === address.firstName && one.address === address.address)
  if (!saved) throw new HostUnavailableError('did not store the address')
  return saved
}

/** Fields that tell addresses apart; a host may fill in others. */
const addressFields = ['firstName', 'address', 'city', 'link', 'note'] as const

/** The most pages of favourites read. */
const PAGES_MAX = 40

/** Ids of favourites by `tokenKey`, for half a minute. */
function favorites() {
  return singleton('host-favorites', () => new LRUCache<string, Promise<Set<string>>>({ max: 1000, ttl: 30_000 }))
}

async function readFavorites({ token }: Pick<SignedIn, 'token'>, query: ProductQuery): Promise<Page<Product>> {
  const page = await readHost(
    'listFavorites',
    (answer, mapping) => readPage(answer, query.page, mapping, readProduct),
    {
      token,
      query: productQueryParams(query, await listColors()),
    },
  )
  return { ...page, items: page.items.map((product) => ({ ...product, isFavorite: true })) }
}

function allFavorites(token: string): Promise<Set<string>> {
  const read = (page: number) => readFavorites({ token }, { ...allProducts, page })
  const readAll = async () => {
    const first = await read(1)
    const others = Array.from({ length: Math.min(first.pages, PAGES_MAX) - 1 }, (_, at) => read(at + 2))
    return new Set([first, ...(await Promise.all(others))].flatMap(({ items }) => items.map(({ id }) => id)))
  }
  const all = readAll()
  const key = tokenKey(token)
  favorites().set(key, all)
  // A failure is not kept.
  all.catch(() => favorites().peek(key) === all && favorites().delete(key))
  return all
}

export const belongings = {
  listFavorites: async (customer: SignedIn, query: ProductQuery) => {
    const page = await readFavorites(customer, query)
    return { ...page, items: await withCategoriesIfKnown(page.items) }
  },
  // None while the host is away: pages load the favourites separately.
  favoritesAmong: async (token, ids) => {
    try {
      const all = await (favorites().get(tokenKey(token)) ?? allFavorites(token))
      return new Set(ids.filter((id) => all.has(id)))
    } catch {
      return new Set()
    }
  },
  // An API host lists only their products, page by page.
  favoriteIds: async ({ token }) => [...(await allFavorites(token))],
  addFavorite: async ({ token, language }, id) => {
    await requestHost('addFavorite', { token, body: encodeFavorite(id), language })
    favorites().delete(tokenKey(token))
  },
  removeFavorite: async ({ token, language }, id) => {
    await requestHost('removeFavorite', { token, body: encodeFavorite(id), language }).catch(ignoreNotFound)
    favorites().delete(tokenKey(token))
    return undefined
  },

  getCart,
  addToCart: (customer, { productId, color }, quantity) => change('addCart', customer, { productId, quantity, color }),
  changeCart: (customer, { productId, color }, quantity) =>
    change('changeCart', customer, encodeCartChange({ productId, color }, quantity)),
  removeFromCart: (customer, { productId, color }) => change('removeCart', customer, { productId, color }),
  clearCart: (customer) => change('clearCart', customer),

  listAddresses,
  addAddress: async (customer, address) => {
    const { token, language } = customer
    // A second attempt at the card page must not save the address twice.
    const isSame = (one: Address) => addressFields.every((name) => one[name] === address[name])
    const existing = (await listAddresses(customer)).find(isSame)
    if (existing) return existing
    const answer = await requestHost('addAddress', { token, body: encodeDeliveryAddress(address), language })
    return savedAddress(answer, address, customer)
  },
  deleteAddress: async ({ token, language }, id) => {
    await requestHost('deleteAddress', { token, params: { id }, language })
  },
} satisfies Partial<Backend>
