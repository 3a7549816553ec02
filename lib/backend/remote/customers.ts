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

/** Pages of favourites that are looked at to mark products. */
const PAGES_MAX = 5
/** How long the favourites of a customer are remembered for that, ms. */
const MARKS_FOR = 30_000

type Marks = LRUCache<string, Promise<Set<string>>>

declare global {
  var oasisHostMarks: Marks | undefined
}

/** Favourites by token, which is kept as a hash only. One for the process: what the API changes, pages forget. */
function marks(): Marks {
  return (globalThis.oasisHostMarks ??= new LRUCache({ max: 1000, ttl: MARKS_FOR }))
}

/** A name for a token, which is nobody's business. */
export function tokenKey(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

/** The bearer's profile. Throws YouAreNotLogin when the token is over, HostAway when the host tells nothing that can be read. */
export async function profile(token: string): Promise<Customer> {
  const customer = readCustomer(await requestHost('getProfile', { token }), new MappingContext('getProfile'))
  if (!customer) throw new HostUnavailableError('told no customer')
  return customer
}

/** Null when the token is forged or over. Throws HostAway. */
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

/** Which of these products are the bearer's favourites; none when the host does not tell. */
export async function favoritesAmong(token: string, ids: string[]): Promise<Set<string>> {
  const key = tokenKey(token)
  const all = marks().get(key) ?? remembered(key, allFavorites(token))
  try {
    const known = await all
    return new Set(ids.filter((id) => known.has(id)))
  } catch {
    // Hearts are told apart from the products anyway: the pages ask for the favourites themselves.
    marks().delete(key)
    return new Set()
  }
}

/** From when it was asked: who looks on does not put off the next asking. */
function remembered(key: string, all: Promise<Set<string>>): Promise<Set<string>> {
  marks().set(key, all)
  return all
}

/** The bearer has changed their favourites. */
export function forgetFavorites(token: string): void {
  marks().delete(tokenKey(token))
}

async function allFavorites(token: string): Promise<Set<string>> {
  const ids = new Set<string>()
  for (let page = 1, pages = 1; page <= Math.min(pages, PAGES_MAX); page++) {
    const read = await listFavorites(token, { ...everyProduct, page })
    pages = read.pages
    for (const { id } of read.items) ids.add(id)
  }
  return ids
}
