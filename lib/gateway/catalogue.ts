import 'server-only'
import { cache } from 'react'
import { source } from './source/chosen'
import type { Source } from './source/source'

// What server pages ask. One request asks each question once: metadata and page share the answer.
export const listProducts = cache<Source['listProducts']>((query) => source().listProducts(query))
export const getProduct = cache<Source['getProduct']>((id) => source().getProduct(id))
export const relatedProducts = cache<Source['relatedProducts']>((product) => source().relatedProducts(product))
export const listCategories = cache<Source['listCategories']>(() => source().listCategories())
export const countCategories = cache<Source['countCategories']>((query) => source().countCategories(query))
export const findCategories = cache<Source['findCategories']>((keyword) => source().findCategories(keyword))
export const getCategory = cache<Source['getCategory']>((id) => source().getCategory(id))
export const listColors = cache<Source['listColors']>(() => source().listColors())
export const priceBounds = cache<Source['priceBounds']>(() => source().priceBounds())
export const listOffers = cache<Source['listOffers']>((page, size) => source().listOffers(page, size))
export const getStats = cache<Source['getStats']>(() => source().getStats())
export const getSettings = cache<Source['getSettings']>(() => source().getSettings())
export const productGroups = cache<Source['productGroups']>(() => source().productGroups())
export const listReviews = cache<Source['listReviews']>((id, page) => source().listReviews(id, page))
export const writtenReviews = cache<Source['writtenReviews']>((id, most) => source().writtenReviews(id, most))
export const takesCards = cache<Source['takesCards']>(() => source().takesCards())
export const listsAreSorted = (): boolean => source().sorts
export const isDemoShop = cache<Source['isDemoShop']>(() => source().isDemoShop())
