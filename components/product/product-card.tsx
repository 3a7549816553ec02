'use client'

import { useState, type ReactNode } from 'react'
import { Price } from '@/components/ui/price'
import { onSharpPhones, type FetchPriority } from '@/lib/media/image-loading'
import { Stars } from '@/components/ui/stars'
import { cut } from '@/lib/config/constants'
import type { CardFacts } from './card-facts'
import { FavoriteToggle } from './favorite-toggle'
import { ProductBadge } from './product-badge'
import { ProductLink } from './product-link'
import { ProductPicture } from './product-picture'
import { QuickViewLink } from './quick-view-link'
import { TruncatedText } from '@/components/ui/truncated-text'

interface Props {
  facts: CardFacts
  /** Replaces the heart (44 px) at the picture's top end. */
  heart?: ReactNode
  /** The picture's `sizes`; default for the product grid. */
  sizes?: string
  fetchPriority?: FetchPriority
  heading?: 'h2' | 'h3'
}

/** Below 340 px (one column) 62vw selects the 640 px file at 2x and 3x. */
const gridSizes = `(max-width: 339px) 62vw, ${onSharpPhones(320)}, (min-width: 1500px) 272px, (min-width: 1200px) 22vw, (min-width: 900px) 29vw, 46vw`

/**
 * A product card: one link over the whole card, quick view and heart above it. A client component, so that pages send its facts
 * instead of a second copy of its markup. The title comes before the actions in the document, for keyboard and screen readers; CSS
 * places the picture above it. Spec §2.
 */
export function ProductCard({ facts, heading: Heading = 'h3', sizes = gridSizes, ...look }: Props) {
  const { id, title, lang } = facts
  const [hovered, setHovered] = useState(false)
  return (
    <article
      className="card card-upright relative isolate min-w-0"
      onPointerEnter={(event) => event.pointerType === 'mouse' && setHovered(true)}
    >
      <div className="mt-3.5 flex flex-col gap-0.5 px-1">
        {facts.category && (
          <p className="overflow-x-clip text-count text-ellipsis whitespace-nowrap text-date-600">{facts.category}</p>
        )}
        <Heading className="text-card text-pretty wrap-anywhere text-ink">
          <ProductLink product={facts} label={title.length > cut.cardTitle ? title : undefined} lang={lang}>
            <TruncatedText text={title} max={cut.cardTitle} lang={lang} />
          </ProductLink>
        </Heading>
        <Stars value={facts.rating} count={facts.ratings} label={facts.ratingLabel} />
        <Price price={facts.price} oldPrice={facts.oldPrice} kind={facts.priceKind} className="mt-1" />
      </div>
      <div className="relative">
        <ProductPicture
          images={hovered ? facts.images : facts.images.slice(0, 1)}
          title={title}
          lang={lang}
          sizes={sizes}
          fetchPriority={look.fetchPriority}
        />
        <ProductBadge badge={facts.badge} className="card-badge absolute inset-s-2.5 top-2.5 md:inset-s-3 md:top-3" />
        <div className="absolute inset-e-2 top-2 z-1">
          {look.heart ?? <FavoriteToggle product={{ id, title }} look="card" />}
        </div>
        <QuickViewLink product={facts} />
      </div>
    </article>
  )
}
