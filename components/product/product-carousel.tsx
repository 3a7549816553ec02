import type { ReactNode } from 'react'
import { Row } from '@/components/ui/row'
import type { Product } from '@/lib/contract/product'
import { ProductCard } from './product-card'

interface Props {
  title: string
  note?: string
  products: Product[]
  more?: { href: string; label: string }
  /** What stands on each card: see `ProductCard`. */
  heart?: (product: Product) => ReactNode
  quickView?: (product: Product) => ReactNode
}

const sizes =
  '(min-width: 1500px) 177px, (min-width: 1300px) 15vw, (min-width: 1100px) 18vw, (min-width: 900px) 22vw, (min-width: 700px) 30vw, 44vw'

/** Products in one row that scrolls sideways. Spec §2 (Home), §9. */
export function ProductCarousel({ title, note, products, more, heart, quickView }: Props) {
  return (
    <Row title={title} note={note} more={more}>
      {products.map((product) => (
        <li key={product.id}>
          <ProductCard product={product} sizes={sizes} heart={heart?.(product)} quickView={quickView?.(product)} />
        </li>
      ))}
    </Row>
  )
}
