import 'server-only'
import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { Customer } from '@/lib/contract/customer'
import { ShopError } from '@/lib/contract/error'
import type { Page } from '@/lib/contract/list'
import type { Product } from '@/lib/contract/product'
import { everyProduct, type ProductQuery } from '@/lib/contract/product-query'
import { listColors } from './catalogue'
import { requestHost } from './http/request'
import { HostUnavailableError } from './http/host-away'
import { productQueryParams } from './product-query'
import { readCustomer } from './mappers/customer'
import { readPage } from './mappers/page'
import { readProduct } from './mappers/product'
import { MappingContext } from './mappers/mapper'

/** The most pages of favourites read. */
const PAGES_MAX = 40
/** How long the favourite ids of a customer are cached, ms. */
const MARKS_FOR = 30_000

type Marks = LRUCache<string, Promise<Set<string>>>

declare global {
  var oasisHostMarks: Marks | undefined
}

/** Favourite ids by hashed token. On `globalThis`, because pages and API routes have their own module instances. */
function marks(): Marks {
  return (globalThis.oasisHostMarks ??= new LRUCache({ max: 1000, ttl: MARKS_FOR }))
}

/** A cache key for a token that does not reveal it. */
export function tokenKey(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

/** The bearer's profile. Throws YouAreNotLogin for an expired token, HostUnavailableError for an unreadable answer. */
export async function profile(token: string): Promise<Customer> {
  const customer = readCustomer(await requestHost('getProfile', { token }), new MappingContext('getProfile'))
  if (!customer) throw new HostUnavailableError('sent no customer')
  return customer
}

/** Null when the token is forged or expired. Throws HostUnavailableError. */
export async function findCustomer(token: string): Promise<Customer | null> {
  try {
    return await profile(token)
  } catch (error) {
    if (error instanceof ShopError && [401, 403].includes(error.status)) return null
    throw error
  }
}

/** A page of the bearer's favourites. Spec §2 (Favorites). */
export async function listFavorites(token: string, query: ProductQuery): Promise<Page<Product>> {
  const answer = await requestHost('listFavorites', { token, query: productQueryParams(query, await listColors()) })
  const page = readPage(answer, query.page, new MappingContext('listFavorites'), readProduct)
  return { ...page, items: page.items.map((product) => ({ ...product, isFavorite: true })) }
}

/** Which of these products are the bearer's favourites; none while the host is away. */
export async function favoritesAmong(token: string, ids: string[]): Promise<Set<string>> {
  const key = tokenKey(token)
  const all = marks().get(key) ?? cacheMarks(key, allFavorites(token))
  try {
    const known = await all
    return new Set(ids.filter((id) => known.has(id)))
  } catch {
    // Pages load the favourites separately.
    marks().delete(key)
    return new Set()
  }
}

/** Ids of all the bearer's favourites; an API host lists only their products, page by page. */
export async function favoriteIds(token: string): Promise<string[]> {
  return [...(await cacheMarks(tokenKey(token), allFavorites(token)))]
}

/** Reads do not extend the entry's lifetime. */
function cacheMarks(key: string, all: Promise<Set<string>>): Promise<Set<string>> {
  marks().set(key, all)
  return all
}

/** Drops the cached favourites after a change. */
export function forgetFavorites(token: string): void {
  marks().delete(tokenKey(token))
}

async function allFavorites(token: string): Promise<Set<string>> {
  const read = (page: number) => listFavorites(token, { ...everyProduct, page })
  const first = await read(1)
  const others = Array.from({ length: Math.min(first.pages, PAGES_MAX) - 1 }, (_, at) => read(at + 2))
  return new Set([first, ...(await Promise.all(others))].flatMap(({ items }) => items.map(({ id }) => id)))
}
