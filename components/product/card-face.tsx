'use client'

import { useState, type ReactNode } from 'react'
import { cx } from '@/components/ui/cx'
import { PriceIn } from '@/components/ui/price-in'
import { onSharpPhones } from '@/components/ui/sharp-phones'
import { StarsIn } from '@/components/ui/stars-in'
import { useLanguage, useTranslate } from '@/components/translations/translations'
import { formatPrice } from '@/lib/i18n/price'
import type { FetchPriority } from '@/lib/media/fetch-priority'
import { BadgeIn } from './badge-in'
import type { CardFacts } from './card-facts'
import { CutIn } from './cut-in'
import { FavoriteToggle } from './favorite-toggle'
import { ProductLink } from './product-link'
import { ProductPicture } from './product-picture'
import { QuickViewLink } from './quick-view-link'

export interface CardLook {
  /** Replaces the heart (44 px) at the picture's top end. */
  heart?: ReactNode
  /** The picture's `sizes`; default for the product grid. */
  sizes?: string
  fetchPriority?: FetchPriority
  heading?: 'h2' | 'h3'
  /** Renders the second picture before the first hover. */
  hovered?: boolean
  className?: string
}

interface Props extends CardLook {
  facts: CardFacts
}

/** Below 340 px (one column) 62vw selects the 640 px file at 2x and 3x. */
const gridSizes = `(max-width: 339px) 62vw, ${onSharpPhones(320)}, (min-width: 1500px) 272px, (min-width: 1200px) 22vw, (min-width: 900px) 29vw, 46vw`

/**
 * The client component of `ProductCard`: pages send its facts instead of a second copy of its markup. The title comes before the
 * actions in the document, for keyboard and screen readers; CSS places the picture above it.
 */
export function CardFace({ facts, heading: Heading = 'h3', sizes = gridSizes, ...look }: Props) {
  const { id, title, lang, shown = title.length, price, oldPrice, badge } = facts
  const [hovered, setHovered] = useState(look.hovered ?? false)
  const language = useLanguage()
  const say = useTranslate()
  const badgeWords = {
    soldOut: say('Product.soldOut'),
    new: say('Product.new'),
    percentOff: say('Product.percentOff', { percent: badge?.kind === 'percent' ? badge.percent : 0 }),
  }
  const priceWords = {
    now: say('Price.now'),
    before: oldPrice === null ? '' : say('Price.before', { price: formatPrice(oldPrice, language) }),
  }
  return (
    <article
      className={cx('card card-upright relative isolate min-w-0', look.className)}
      onPointerEnter={(event) => event.pointerType === 'mouse' && setHovered(true)}
    >
      <div className="mt-3.5 flex flex-col gap-0.5 px-1">
        {facts.category && (
          <p className="overflow-x-clip text-count text-ellipsis whitespace-nowrap text-date-600">{facts.category}</p>
        )}
        <Heading className="text-card text-pretty wrap-anywhere text-ink">
          <ProductLink product={facts} label={shown < title.length ? title : undefined} lang={lang}>
            <CutIn cut={{ shown: title.slice(0, shown), rest: title.slice(shown) }} lang={lang} />
          </ProductLink>
        </Heading>
        <StarsIn value={facts.rating} count={facts.ratings} words={facts.rated} />
        <PriceIn price={price} oldPrice={oldPrice} language={language} words={priceWords} className="mt-1" />
      </div>
      <div className="relative">
        <ProductPicture
          images={hovered ? facts.images : facts.images.slice(0, 1)}
          title={title}
          lang={lang}
          sizes={sizes}
          fetchPriority={look.fetchPriority}
        />
        <BadgeIn
          badge={badge}
          words={badgeWords}
          className="card-badge absolute inset-s-2.5 top-2.5 md:inset-s-3 md:top-3"
        />
        <div className="absolute inset-e-2 top-2 z-1">
          {look.heart ?? <FavoriteToggle product={{ id, title }} look="card" />}
        </div>
        <QuickViewLink product={facts} />
      </div>
    </article>
  )
}
