import type { CardFacts } from '@/components/product/card-facts'
import { shownFile } from '@/components/product/preview'
import { TruncatedText } from '@/components/ui/truncated-text'
import { useLanguage } from '@/components/translations/translations'
import { Badge } from '@/components/ui/badge'
import { Price } from '@/components/ui/price'
import { Skeleton } from '@/components/ui/skeleton'
import { Stars } from '@/components/ui/stars'
import { cut } from '@/lib/config/constants'
import { readingDirection } from '@/lib/i18n/language'

interface Props {
  /** A card's facts, shown in their final position. */
  product?: CardFacts
  /** Whether to show skeletons for the rest, once loading takes long. */
  rest?: boolean
}

/** A loading product page in final size: pictures, and facts beside them or, on phones, overlapping them. */
export function ProductSkeleton({ product, rest = true }: Props) {
  return (
    <div className="page-width pt-4 pb-16 max-md:pt-0">
      <div className="mt-2 mb-2 h-4 max-md:hidden">{rest && <Skeleton className="h-4 w-60" />}</div>
      <div className="details-grid">
        <div className="gallery">
          <div className="grid gap-4 max-wide:hidden">
            {rest && [1, 2, 3].map((thumb) => <Skeleton key={thumb} className="aspect-square rounded-thumb" />)}
          </div>
          {product ? (
            <PreviewPicture image={product.images[0]} />
          ) : (
            <Skeleton className="gallery-pictures -mx-(--gutter) aspect-square rounded-none md:mx-0 md:rounded-hero" />
          )}
        </div>
        <div className="facts min-h-140">
          {product ? (
            <PreviewFacts product={product} />
          ) : (
            <>
              <Skeleton className="h-8 w-36 rounded-full" />
              <Skeleton className="mt-5 h-10 w-4/5" />
              <Skeleton className="mt-4 h-5 w-44" />
              <Skeleton className="mt-6 h-11 w-52" />
            </>
          )}
          {rest && (
            <>
              <Skeleton className="mt-7 h-4 w-full" />
              <Skeleton className="mt-3 h-4 w-full" />
              <Skeleton className="mt-3 h-4 w-full" />
              <Skeleton className="mt-3 h-4 w-2/3" />
              <Skeleton className="mt-8 h-13 w-full rounded-full" />
            </>
          )}
        </div>
      </div>
    </div>
  )
}

function PreviewPicture({ image }: { image: string | undefined }) {
  const file = shownFile(image)
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

/** A card's facts in the layout of the product page (see `Facts`). */
function PreviewFacts({ product }: { product: CardFacts }) {
  const { title, category, rating } = product
  return (
    <>
      <p className="flex min-h-7 flex-wrap gap-2 rtl:min-h-8">{category && <Badge tone="sand">{category}</Badge>}</p>
      {/* No `h1`: the page brings its own. */}
      <p
        role="heading"
        aria-level={1}
        lang={product.lang}
        className="mt-4 text-product text-balance wrap-anywhere text-palm-950"
      >
        <bdi dir={readingDirection(title, useLanguage())}>
          <TruncatedText text={title} max={cut.detailsTitle} />
        </bdi>
      </p>
      {rating !== null && (
        <p className="mt-3 flex items-center gap-3">
          <Stars value={rating} label={product.ratingLabel} />
          {/* Reserves the height of the text that follows. */}
          <span className="text-small">&nbsp;</span>
        </p>
      )}
      <div className="mt-5 flex flex-wrap items-center gap-x-3 gap-y-2">
        <Price price={product.price} oldPrice={product.oldPrice} kind={product.priceKind} size="details" />
      </div>
    </>
  )
}
