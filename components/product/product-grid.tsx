import type { ReactNode } from 'react'
import type { Product } from '@/lib/contract/product'
import { fetchPriority } from '@/lib/media/image-loading'
import { useCardFacts } from './card-facts'
import { ProductCard } from './product-card'
import { ProductGridFrame } from './product-grid-frame'

interface Props {
  products: Product[]
  /** Without a sidebar: one more column. */
  wide?: boolean
  /** Number of pictures visible without scrolling. */
  seen?: number
  heart?: (product: Product) => ReactNode
}

/** Products as cards. Spec §2 (Shop, Favorites, Settings-product). */
export function ProductGrid({ products, wide, seen = 0, heart }: Props) {
  const factsOf = useCardFacts()
  return (
    <ProductGridFrame most={wide ? 5 : 4}>
      {products.map((product, index) => (
        <li key={product.id}>
          <ProductCard
            facts={factsOf(product)}
            fetchPriority={fetchPriority(index, seen)}
            heading="h2"
            heart={heart?.(product)}
          />
        </li>
      ))}
    </ProductGridFrame>
  )
}
