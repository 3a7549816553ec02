import { useLocale } from 'next-intl'
import type { ReactNode } from 'react'
import { Price } from '@/components/ui/price'
import { fetchPriority, onSharpPhones } from '@/lib/media/image-loading'
import { Stars } from '@/components/ui/stars'
import { StockBadge } from '@/components/ui/stock-badge'
import type { Product } from '@/lib/contract/product'
import { foreign } from '@/lib/i18n/foreign'
import { cut } from '@/lib/config/constants'
import { TruncatedText } from '@/components/ui/truncated-text'
import { ProductBadge } from './product-badge'
import { ProductLink } from './product-link'
import { ProductPicture } from './product-picture'
import { useCardFacts } from './card-facts'

interface Props {
  products: Product[]
  /** Buttons beside the price, or below it in a wide row. */
  actions: (product: Product) => ReactNode
}

/** Products in the list view. */
export function ProductList({ products, actions }: Props) {
  return (
    <ul className="grid gap-5">
      {products.map((product, index) => (
        <li key={product.id}>
          <ProductRow product={product} actions={actions(product)} priority={fetchPriority(index, 2)} />
        </li>
      ))}
    </ul>
  )
}

interface RowProps {
  product: Product
  actions: ReactNode
  priority: ReturnType<typeof fetchPriority>
}

/** A product in the list view: picture at the inline start, facts, then price and actions at the end. Spec §2, §9. */
function ProductRow({ product, actions, priority }: RowProps) {
  const language = useLocale()
  const facts = useCardFacts()(product)
  const { title, lang } = facts
  return (
    <article className="card product-row relative isolate">
      <div>
        <div className="relative row-span-2 @wide-row:row-span-1">
          <ProductPicture
            images={product.images}
            title={title}
            lang={lang}
            sizes={`${onSharpPhones(320)}, (min-width: 576px) 200px, 112px`}
            fetchPriority={priority}
          />
          <ProductBadge
            badge={facts.badge}
            className="card-badge absolute inset-s-2.5 top-2.5 @max-row:inset-s-1.5 @max-row:top-1.5"
          />
        </div>
        <div className="flex min-w-0 flex-col items-start gap-1.5 wrap-anywhere @wide-row:self-center">
          {facts.category && <p className="text-count text-date-600">{facts.category}</p>}
          <h2 className="text-h3">
            <ProductLink product={facts} label={title} lang={lang}>
              <TruncatedText text={title} max={cut.listTitle} lang={lang} />
            </ProductLink>
          </h2>
          <Stars value={facts.rating} count={facts.ratings} label={facts.ratingLabel} />
          <p className="max-w-[62ch] text-small text-date-700">
            <TruncatedText
              text={product.description[language]}
              max={cut.listDescription}
              {...foreign(product.description, language)}
            />
          </p>
          {/* The badge on the picture says what is sold out. */}
          {product.sale !== 'enquiry' && product.stock > 0 && (
            <span className="mt-1">
              <StockBadge stock={product.stock} />
            </span>
          )}
        </div>
        <div className="flex min-h-13 flex-wrap items-center justify-between gap-x-2 gap-y-3 @wide-row:flex-col @wide-row:items-end @wide-row:self-center">
          {/* The same width in every row, so that the buttons align. */}
          <Price
            price={product.price}
            oldPrice={product.oldPrice}
            kind={facts.priceKind}
            className="@max-wide-row:grow @max-wide-row:basis-29.5 @max-row:flex-col @max-row:items-start @wide-row:flex-col @wide-row:items-end"
          />
          <div className="relative z-1 flex flex-none items-center gap-1 @row:gap-2">{actions}</div>
        </div>
      </div>
    </article>
  )
}
