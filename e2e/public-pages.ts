import { groupNames } from '@/lib/contract/settings'
import type { Catalogue } from './catalogue'

/** Returns a path for every public route of Spec §2, with real ids. */
export async function publicPages(catalogue: Catalogue): Promise<string[]> {
  // Not the newest: other journeys make products and hide them again.
  const [product] = (await catalogue.everything()).toSorted((a, b) => b.ratingsCount - a.ratingsCount)
  const [category] = await catalogue.categories()
  return [
    '/',
    '/shop',
    `/shop?category=${category?._id}`,
    `/shop?category=${category?._id}&subcategory=${category?.subcategories[0]?._id}`,
    '/offers',
    '/categories',
    ...groupNames.map((name) => `/settings-product/${name}`),
    `/details/${product?._id}`,
    `/product-details/${product?._id}`,
    '/about',
    '/company-info',
    '/contact',
    '/signin',
    '/signup',
    '/change-password',
  ]
}

/** Returns a path with its language parameter (Arabic only), as in links. */
export function inLanguage(path: string, language: 'en' | 'ar'): string {
  return language === 'ar' ? `${path}${path.includes('?') ? '&' : '?'}lang=ar` : path
}
