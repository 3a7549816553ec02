import 'server-only'
import { cache } from 'react'
import { defaultShopInfo } from '@/lib/config/shop-info'
import { PAGE_SIZE } from '@/lib/contract/list'
import type { WrittenReviews } from '@/lib/contract/rating'
import { groupNames, type GroupName } from '@/lib/contract/settings'
import { getBackend, usesApiHost } from './get-backend'
import { orNull } from './or-null'
import type { Backend } from './backend'

// Reads of server pages, once per request: metadata and page share the answer (of an object argument only for the same object).
export const listProducts = cache<Backend['listProducts']>((query) => getBackend().listProducts(query))
export const getProduct = cache<Backend['getProduct']>((id) => getBackend().getProduct(id))
export const relatedProducts = cache<Backend['relatedProducts']>((product) => getBackend().relatedProducts(product))
export const listCategories = cache<Backend['listCategories']>(() => getBackend().listCategories())
export const countCategories = cache<Backend['countCategories']>((query) => getBackend().countCategories(query))
export const findCategories = cache<Backend['findCategories']>((keyword) => getBackend().findCategories(keyword))
export const getCategory = cache<Backend['getCategory']>((id) => getBackend().getCategory(id))
export const listColors = cache<Backend['listColors']>(() => getBackend().listColors())
export const priceBounds = cache<Backend['priceBounds']>(() => getBackend().priceBounds())
export const listOffers = cache<Backend['listOffers']>((page, size) => getBackend().listOffers(page, size))
export const getStats = cache<Backend['getStats']>(() => getBackend().getStats())
export const getSettings = cache<Backend['getSettings']>(() => getBackend().getSettings())
/** The shop's facts; the defaults when they cannot be read: every page, also that of an error, shows some of them. */
export const getShopInfo = cache<Backend['getShopInfo']>(
  async () => (await orNull(getBackend().getShopInfo(), 'facts of the shop')) ?? defaultShopInfo,
)
export const hasPolicies = (): boolean => getBackend().policies
export const getPolicy = cache<Backend['getPolicy']>((name) => getBackend().getPolicy(name))
export const highestFee = cache<Backend['highestFee']>((subtotal) => getBackend().highestFee(subtotal))
export const productGroups = cache<Backend['productGroups']>(() => getBackend().productGroups())
/** The product groups without products, to which nothing links; none of an API host, whose storefront stays as it is. */
export const emptyGroups = cache(async (): Promise<GroupName[]> => {
  const groups = usesApiHost() ? null : await orNull(productGroups(), 'product groups')
  return groups ? groupNames.filter((name) => groups[name].length === 0) : []
})
export const listReviews = cache<Backend['listReviews']>((id, page) => getBackend().listReviews(id, page))
const writtenReviews = cache<Backend['writtenReviews']>((id, most) => getBackend().writtenReviews(id, most))
export const unsentChannels = cache<Backend['unsentChannels']>(() => getBackend().unsentChannels())
export const takesCards = cache<Backend['takesCards']>(() => getBackend().takesCards())
export const deliversSameDay = cache<Backend['deliversSameDay']>(() => getBackend().deliversSameDay())
export const listsAreSorted = (): boolean => getBackend().sorts
export const isDemoShop = cache<Backend['isDemoShop']>(() => getBackend().isDemoShop())

/** The most pages of reviews a product page shows. */
const PAGES_MAX = 20

/** The number of review pages that `?reviews=` asks for; 1 unless it is a number. */
export function reviewPages(param: string | string[] | undefined): number {
  const [first = ''] = [param ?? []].flat()
  return /^[1-9]\d?$/.test(first) ? Math.min(Number(first), PAGES_MAX) : 1
}

/** The first `pages` pages of a product's reviews with a comment, newest first, and the next page count (`more`). Spec §7. */
export async function reviewsUpTo(productId: string, pages: number): Promise<WrittenReviews & { more: number | null }> {
  const reviews = await writtenReviews(productId, pages * PAGE_SIZE)
  const more = reviews.items.length < reviews.written && pages < PAGES_MAX
  return { ...reviews, more: more ? pages + 1 : null }
}
