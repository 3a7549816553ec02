import type { Product } from '@/lib/contract/product'

/** How a price is told: `from` when it may be higher, `onRequest` when none is told. */
export type PriceKind = 'from' | 'onRequest'

/** How the price of a product is told where no size is chosen; null for an exact price. */
export function priceKind({ sale, price, sizes }: Pick<Product, 'sale' | 'price' | 'sizes'>): PriceKind | null {
  if (sale === 'enquiry') return enquiryPriceKind(price)
  return sizes.some((size) => size.price !== price) ? 'from' : null
}

export function enquiryPriceKind(price: number): PriceKind {
  return price === 0 ? 'onRequest' : 'from'
}
