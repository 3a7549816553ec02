import 'server-only'
import { cache } from 'react'
import * as categories from '@/lib/shop/catalogue/categories'
import * as groups from '@/lib/shop/catalogue/groups'
import * as list from '@/lib/shop/catalogue/list'
import * as product from '@/lib/shop/catalogue/product'
import * as reviews from '@/lib/shop/catalogue/reviews'
import * as settings from '@/lib/shop/catalogue/settings'
import * as shelf from '@/lib/shop/catalogue/shelf-facts'
import * as demo from '@/lib/shop/demo/progress'

// What server pages ask. One request asks each question once: metadata and page share the answer.
export const listProducts = cache(list.listProducts)
export const getProduct = cache(product.getProduct)
export const relatedProducts = cache(product.relatedProducts)
export const listCategories = cache(categories.listCategories)
export const findCategories = cache(categories.findCategories)
export const getCategory = cache(categories.getCategory)
export const listColors = cache(shelf.listColors)
export const priceBounds = cache(shelf.priceBounds)
export const listOffers = cache(shelf.listOffers)
export const getStats = cache(shelf.getStats)
export const getSettings = cache(settings.getSettings)
export const productGroups = cache(groups.productGroups)
export const listReviews = cache(reviews.listReviews)
export const isDemoShop = cache(demo.isDemoShop)
