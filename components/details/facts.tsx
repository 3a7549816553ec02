import { useLocale, useMessages, useTranslations } from 'next-intl'
import { BuyBox } from '@/components/add-to-cart/buy-box'
import { TruncatedText } from '@/components/ui/truncated-text'
import { FavoriteToggle } from '@/components/product/favorite-toggle'
import { Badge } from '@/components/ui/badge'
import { cx } from '@/components/ui/cx'
import { Stars } from '@/components/ui/stars'
import { StockBadge } from '@/components/ui/stock-badge'
import { useRatingLabel } from '@/components/ui/use-rating-label'
import type { Product } from '@/lib/contract/product'
import { foreign } from '@/lib/i18n/foreign'
import { readingDirection } from '@/lib/i18n/language'
import { cut } from '@/lib/config/constants'
import { Price } from '@/components/ui/price'
import type { Fils } from '@/lib/contract/money'
import { formatPrice } from '@/lib/i18n/price'
import { Description } from './description'
import { ShareLinks } from './share-links'
import { SoldOut } from './sold-out'

interface Props {
  product: Product
  shareUrl: string
  related: boolean
}

/** The product's facts beside the pictures; `ProductSkeleton` shows their head while the page loads. Spec §2 (Product details). */
export function Facts({ product, shareUrl, related }: Props) {
  const t = useTranslations()
  const language = useLocale()
  const messages = useMessages()
  const ratingLabel = useRatingLabel()
  const { id, category, subcategory, averageRating, ratingsCount, stock, colors, price, oldPrice } = product
  const title = product.title[language]
  const Buy = { ...messages.Buy, onlyLeft: t('Buy.onlyLeft', { count: stock }) }
  return (
    <div className="facts">
      <p className="flex flex-wrap gap-2">
        {category && <Badge tone="sand">{category.name[language]}</Badge>}
        {subcategory && <Badge tone="sand">{subcategory.name[language]}</Badge>}
        {stock > 0 && (
          <span className="lg:hidden">
            <StockBadge stock={stock} />
          </span>
        )}
      </p>
      <h1 className="mt-4 text-product wrap-anywhere" title={title} {...foreign(product.title, language)}>
        <bdi dir={readingDirection(title, language)}>
          <TruncatedText text={title} max={cut.detailsTitle} />
        </bdi>
      </h1>
      {averageRating !== null && (
        <p className="mt-3 flex items-center gap-3">
          <Stars value={averageRating} label={ratingLabel(averageRating)} />
          <a
            href="#reviews"
            className="reach text-small text-date-600 underline decoration-sand-300 underline-offset-4"
          >
            {ratingsCount > 0 ? t('Details.reviews', { count: ratingsCount }) : t('Details.reviewsHeading')}
          </a>
        </p>
      )}
      <PriceLine price={price} oldPrice={oldPrice} />
      <Description text={product.description} className="facts-words mt-5 max-w-prose" />
      {/* On phones only the colours are here: the buy bar holds the button. */}
      <div className={cx('facts-buy md:mt-7', (stock === 0 || colors.length > 0) && 'mt-6')}>
        {stock > 0 ? (
          <BuyBox product={{ id, title, stock, colors, price }} words={{ Buy, Quantity: messages.Quantity }} bar />
        ) : (
          // Below 900 px the heart is on the picture.
          <SoldOut
            related={related}
            category={category}
            heart={<FavoriteToggle product={{ id, title }} look="wide" className="max-lg:hidden" />}
          />
        )}
      </div>
      <div className="mt-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <ShareLinks title={title} url={shareUrl} />
        {stock > 0 && (
          <span className="max-lg:hidden">
            <StockBadge stock={stock} />
          </span>
        )}
      </div>
    </div>
  )
}

/** Price, old price and saving; only this page shows the saving. */
function PriceLine({ price, oldPrice }: { price: Fils; oldPrice: Fils | null }) {
  const t = useTranslations('Details')
  const language = useLocale()
  return (
    <div className="@container mt-5">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Price price={price} oldPrice={oldPrice} size="details" />
        {oldPrice !== null && (
          <span className="inline-flex min-h-7 items-center rounded-full bg-pomegranate-100 px-2.5 text-badge text-pomegranate-700 rtl:min-h-8">
            <bdi>{t('save', { amount: formatPrice(oldPrice - price, language) })}</bdi>
          </span>
        )}
      </p>
    </div>
  )
}
