import { useLocale, useMessages, useTranslations } from 'next-intl'
import { BuyBox } from '@/components/add-to-cart/buy-box'
import { buyProduct, buyWords } from '@/components/add-to-cart/buy-product'
import { ChoiceScope, ChosenPrice } from '@/components/add-to-cart/choice-scope'
import { PerSize } from '@/components/add-to-cart/per-size'
import { SizeChoice } from '@/components/add-to-cart/size-choice'
import { TruncatedText } from '@/components/ui/truncated-text'
import { FavoriteToggle } from '@/components/product/favorite-toggle'
import { Badge } from '@/components/ui/badge'
import { cx } from '@/components/ui/cx'
import { Icon, pin } from '@/components/ui/icon'
import { Stars } from '@/components/ui/stars'
import { StockBadge } from '@/components/ui/stock-badge'
import { useRatingLabel } from '@/components/ui/use-rating-label'
import type { Product } from '@/lib/contract/product'
import { foreign } from '@/lib/i18n/foreign'
import { readingDirection } from '@/lib/i18n/language'
import { cut } from '@/lib/config/constants'
import type { Fils } from '@/lib/contract/money'
import { formatPrice } from '@/lib/i18n/price'
import { lineTitle, noOptions } from '@/lib/i18n/line-options'
import type { Fact } from '@/lib/contract/selling'
import { Description } from './description'
import { Enquiry, type Contact } from './enquiry'
import { shareLabels } from './share-labels'
import { ShareLinks } from './share-links'
import { SoldOut } from './sold-out'

interface Props {
  product: Product
  /** Id of the size that the page opens with; null without sizes. */
  size: string | null
  contact: Contact
  /** Address to share, in the page's language. */
  urlOf: (size: string | null) => string
  related: boolean
}

/** The product's facts beside the pictures; `ProductSkeleton` shows their head while the page loads. Spec §2 (Product details). */
export function Facts({ product, size, contact, urlOf, related }: Props) {
  const t = useTranslations()
  const language = useLocale()
  const messages = useMessages()
  const ratingLabel = useRatingLabel()
  const { id, category, subcategory, averageRating, ratingsCount, stock, colors, sizes } = product
  const title = product.title[language]
  const enquiry = product.sale === 'enquiry'
  const buy = buyProduct(product, language, (count) => t('Buy.onlyLeft', { count }))
  // Below 900 px the heart is on the picture.
  const heart = <FavoriteToggle product={{ id, title }} look="wide" className="max-lg:hidden" />
  return (
    <ChoiceScope product={buy} size={size}>
      <div className="facts">
        <p className="flex flex-wrap gap-2">
          {category && <Badge tone="sand">{category.name[language]}</Badge>}
          {subcategory && <Badge tone="sand">{subcategory.name[language]}</Badge>}
          {stock > 0 && !enquiry && (
            <span className="lg:hidden">
              <PerSize product={product}>{(offer) => <StockBadge stock={offer.stock} />}</PerSize>
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
        <div className="@container mt-5">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-2">
            <ChosenPrice />
            <PerSize product={product}>{(offer) => <Saving offer={offer} />}</PerSize>
          </p>
        </div>
        <Description text={product.description} className="facts-words mt-5 max-w-prose" />
        {/* On phones only the choices are here: the buy bar holds the button. */}
        <div
          className={cx(
            'facts-buy md:mt-7',
            (stock === 0 || enquiry || colors.length + sizes.length + product.preparations.length > 0) && 'mt-6',
          )}
        >
          {enquiry ? (
            <>
              {sizes.length > 0 && <SizeChoice label={t('Buy.size')} />}
              <PerSize product={product}>
                {(_, chosen) => (
                  <Enquiry
                    contact={contact}
                    title={lineTitle(product.title, { ...noOptions, sizeName: chosen?.name ?? null }, language)}
                    url={urlOf(chosen?.id ?? null)}
                    heart={heart}
                  />
                )}
              </PerSize>
            </>
          ) : stock > 0 ? (
            <>
              {product.sale === 'pickup' && (
                <p className="mb-5 flex items-center gap-2 font-medium">
                  <Icon shape={pin} size={20} />
                  {t('Details.pickup')}
                </p>
              )}
              <BuyBox words={buyWords(messages, product)} bar />
            </>
          ) : (
            <SoldOut related={related} category={category} heart={heart} />
          )}
        </div>
        <FactTable facts={product.facts} />
        <div className="mt-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <ShareLinks title={title} url={urlOf(null)} labels={shareLabels(t)} />
          {stock > 0 && !enquiry && (
            <span className="max-lg:hidden">
              <PerSize product={product}>{(offer) => <StockBadge stock={offer.stock} />}</PerSize>
            </span>
          )}
        </div>
      </div>
    </ChoiceScope>
  )
}

/** How much a discount saves; only this page shows it. */
function Saving({ offer: { price, oldPrice } }: { offer: { price: Fils; oldPrice: Fils | null } }) {
  const t = useTranslations('Details')
  const language = useLocale()
  if (oldPrice === null) return null
  return (
    <span className="inline-flex min-h-7 items-center rounded-full bg-pomegranate-100 px-2.5 text-badge text-pomegranate-700 rtl:min-h-8">
      <bdi>{t('save', { amount: formatPrice(oldPrice - price, language) })}</bdi>
    </span>
  )
}

/** The product's facts (age, origin, …) in two columns; nothing without facts. */
function FactTable({ facts }: { facts: Fact[] }) {
  const t = useTranslations('Details')
  const language = useLocale()
  if (facts.length === 0) return null
  return (
    <section aria-label={t('facts')} className="mt-6">
      <dl className="fact-table">
        {facts.map(({ label, value }, index) => (
          <div key={index}>
            <dt {...foreign(label, language)}>{label[language]}</dt>
            <dd {...foreign(value, language)}>
              <bdi>{value[language]}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
