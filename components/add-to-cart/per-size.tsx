import type { ReactNode } from 'react'
import type { Product } from '@/lib/contract/product'
import type { Size } from '@/lib/contract/selling'
import { OfChosenSize } from './choice-scope'

interface Props {
  product: Product
  /** Renders the part for a size, or for a product without sizes. */
  children: (offer: Pick<Product, 'price' | 'oldPrice' | 'stock'>, size: Size | null) => ReactNode
}

/** A part that follows the chosen size: rendered for every size, one is shown. Inside a `ChoiceScope`. */
export function PerSize({ product, children }: Props) {
  if (product.sizes.length === 0) return children(product, null)
  return <OfChosenSize parts={Object.fromEntries(product.sizes.map((size) => [size.id, children(size, size)]))} />
}
