import 'server-only'
import { cache } from 'react'
import { getBackend } from './get-backend'
import type { Backend } from './backend'

// Reads of server pages, once per request: metadata and page share the answer.
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
export const productGroups = cache<Backend['productGroups']>(() => getBackend().productGroups())
export const listReviews = cache<Backend['listReviews']>((id, page) => getBackend().listReviews(id, page))
export const writtenReviews = cache<Backend['writtenReviews']>((id, most) => getBackend().writtenReviews(id, most))
export const takesCards = cache<Backend['takesCards']>(() => getBackend().takesCards())
export const listsAreSorted = (): boolean => getBackend().sorts
export const isDemoShop = cache<Backend['isDemoShop']>(() => getBackend().isDemoShop())
