import { shownFile } from '@/components/product/preview'
import type { CardFacts } from '@/components/product/card-facts'

/** A product's picture where its page shows it, in the file that its card had: there is nothing to wait for. */
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
