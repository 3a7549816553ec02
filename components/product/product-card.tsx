import type { Product } from '@/lib/contract/product'
import { CardFace, type CardLook } from './card-face'
import { useCardFacts } from './use-card-facts'

/** A product card: one link over the whole card, quick view and heart above it. Spec §2. */
export function ProductCard({ product, ...look }: CardLook & { product: Product }) {
  return <CardFace facts={useCardFacts(product)} {...look} />
}
