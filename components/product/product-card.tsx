import { useLocale } from 'next-intl'
import type { ReactNode } from 'react'
import { cx } from '@/components/ui/cx'
import { IntentLink } from '@/components/ui/intent-link'
import { Morph } from '@/components/ui/morph'
import { Price } from '@/components/ui/price'
import { Stars } from '@/components/ui/stars'
import type { Product } from '@/lib/contract/product'
import { productHref } from '@/lib/routes'
import { cut } from '@/lib/shop-facts'
import { CutWords } from './cut-words'
import { FavoriteToggle } from './favorite-toggle'
import { cardPictureName } from './picture-name'
import { ProductBadge } from './product-badge'
import { ProductPicture } from './product-picture'
import { QuickViewLink } from './quick-view-link'

interface Props {
  product: Product
  /** Top end of the picture: the heart, 44 px, unless something else stands here. */
  heart?: ReactNode
  /** Bottom end; a link to the product unless something better stands here. Takes the class `card-view`. */
  quickView?: ReactNode
  /** Width the picture is shown at; the shop's grid unless said. */
  sizes?: string
  eager?: boolean
  preload?: boolean
  heading?: 'h2' | 'h3'
  className?: string
}

/** The picture glides to the product's page. */
const morph = ['morph']

const gridSizes = '(min-width: 1500px) 272px, (min-width: 1200px) 22vw, (min-width: 900px) 29vw, 46vw'

/** A product on the grid: one link over the whole card, quick view and heart above it. Spec §2. */
export function ProductCard({
  product,
  heart,
  quickView,
  sizes = gridSizes,
  eager,
  preload,
  heading: Heading = 'h3',
  className,
}: Props) {
  const language = useLocale()
  const title = product.title[language]
  return (
    <article className={cx('card relative isolate min-w-0', className)}>
      <div className="relative">
        <Morph name={cardPictureName(product.id)}>
          <ProductPicture images={product.images} title={title} sizes={sizes} eager={eager} preload={preload} />
        </Morph>
        <ProductBadge product={product} className="absolute inset-s-2.5 top-2.5 md:inset-s-3 md:top-3" />
        <div className="absolute inset-e-2 top-2 z-1">
          {heart ?? <FavoriteToggle product={{ id: product.id, title }} look="card" />}
        </div>
        {quickView ?? <QuickViewLink product={product} />}
      </div>
      <div className="mt-3.5 flex flex-col gap-0.5 px-1">
        {product.category && <p className="truncate text-count text-date-600">{product.category.name[language]}</p>}
        <Heading className="text-card text-pretty text-ink">
          <IntentLink href={productHref(product.id)} transitionTypes={morph} aria-label={title} className="card-link">
            <CutWords text={title} max={cut.cardTitle} language={language} />
          </IntentLink>
        </Heading>
        <Stars value={product.averageRating} count={product.ratingsCount} />
        <Price price={product.price} oldPrice={product.oldPrice} className="mt-1" />
      </div>
    </article>
  )
}
