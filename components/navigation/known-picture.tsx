import { shownFile } from '@/components/product/preview'
import type { CardFacts } from '@/components/product/card-facts'

/** A product's picture at its position on the product page, from the file its card has already loaded. */
export function KnownPicture({ product: { images } }: { product: CardFacts }) {
  const file = shownFile(images[0])
  return (
    <div className="gallery-pictures gallery-row gliding">
      {file && (
        <div>
          <img src={file} alt="" decoding="sync" />
        </div>
      )}
    </div>
  )
}
