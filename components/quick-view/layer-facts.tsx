import { useLocale, useMessages, useTranslations } from 'next-intl'
import { useRouter } from 'next/navigation'
import { useTransition, type MouseEvent } from 'react'
import { BuyBox } from '@/components/add-to-cart/buy-box'
import { buyProduct, buyWords, openedSize } from '@/components/add-to-cart/buy-product'
import { ChoiceScope, ChosenPrice } from '@/components/add-to-cart/choice-scope'
import { PerSize } from '@/components/add-to-cart/per-size'
import { SizeChoice } from '@/components/add-to-cart/size-choice'
import { Description } from '@/components/details/description'
import { Enquiry, type Contact } from '@/components/details/enquiry'
import { Promises } from '@/components/details/promises'
import { shareLabels } from '@/components/details/share-labels'
import { ShareLinks } from '@/components/details/share-links'
import { FavoriteToggle } from '@/components/product/favorite-toggle'
import { Badge } from '@/components/ui/badge'
import { Stars } from '@/components/ui/stars'
import { StockBadge } from '@/components/ui/stock-badge'
import { useRatingLabel } from '@/components/ui/use-rating-label'
import { productHref } from '@/lib/config/routes'
import { lineTitle, noOptions } from '@/lib/i18n/line-options'
import { isPlainClick } from '@/lib/client/plain-click'
import { ProgressBar } from '@/components/ui/progress-bar'
import { storeShownChoice } from '@/lib/client/product-choice'
import type { Product } from '@/lib/contract/product'

/** Badges come first visually, the heading first in the document; clear of the close button. */
export const badgeRow = '-order-1 flex min-h-7 flex-wrap gap-2 pe-14'

interface Props {
  product: Product
  contact: Contact
  open: boolean
  onLeave: () => void
}

/** The loaded product, beside the pictures. Spec §2 (Quick-view modal). */
export function LayerFacts({ product, contact, open, onLeave }: Props) {
  const t = useTranslations()
  const language = useLocale()
  const messages = useMessages()
  const ratingLabel = useRatingLabel()
  const { id, category, subcategory, averageRating, ratingsCount, stock, sizes } = product
  const title = product.title[language]
  const enquiry = product.sale === 'enquiry'
  const urlOf = (size: string | null) => {
    const address = new URL(productHref(id, size), location.origin)
    if (language === 'ar') address.searchParams.set('lang', language)
    return address.href
  }
  return (
    <ChoiceScope
      product={buyProduct(product, language, (count) => t('Buy.onlyLeft', { count }))}
      size={openedSize(product)}
    >
      <p className={badgeRow}>
        {category && <Badge tone="sand">{category.name[language]}</Badge>}
        {subcategory && <Badge tone="sand">{subcategory.name[language]}</Badge>}
      </p>
      <p className="mt-3 flex min-h-6 flex-wrap items-center gap-x-2 text-small text-date-600">
        <Stars value={averageRating} label={ratingLabel(averageRating)} />
        {ratingsCount > 0 && <span>{t('Details.reviews', { count: ratingsCount })}</span>}
      </p>
      <ChosenPrice className="mt-4" />
      {product.sale === 'pickup' && <p className="mt-3 font-medium">{t('Details.pickup')}</p>}
      <Description text={product.description} className="mt-4" />
      <div className="quick-buy mt-5">
        {enquiry ? (
          <div className="mb-6">
            {sizes.length > 0 && <SizeChoice label={t('Buy.size')} />}
            <PerSize product={product}>
              {(_, size) => (
                <Enquiry
                  contact={contact}
                  title={lineTitle(product.title, { ...noOptions, sizeName: size?.name ?? null }, language)}
                  url={urlOf(size?.id ?? null)}
                  heart={<FavoriteToggle product={{ id, title }} look="wide" />}
                />
              )}
            </PerSize>
          </div>
        ) : (
          <BuyBox words={buyWords(messages, product)} shown={open} />
        )}
      </div>
      {stock > 0 && !enquiry && (
        <div className="mb-6">
          <Promises
            product={product}
            cardOnly={category?.carcass ?? false}
            cards={document.documentElement.dataset.cashOnly === undefined}
          />
        </div>
      )}
      <div className="quick-foot">
        {!enquiry && <PerSize product={product}>{(offer) => <StockBadge stock={offer.stock} />}</PerSize>}
        <div className="flex flex-auto flex-wrap items-center gap-3">
          <ShareLinks title={title} url={urlOf(null)} labels={shareLabels(t)} />
          <ShowDetails id={id} onLeave={onLeave} />
        </div>
      </div>
    </ChoiceScope>
  )
}

/** Link to the product page that keeps the choice; the layer stays open until that page is rendered. */
function ShowDetails({ id, onLeave }: { id: string; onLeave: () => void }) {
  const t = useTranslations('QuickView')
  const router = useRouter()
  const [pending, startTransition] = useTransition()

  function go(event: MouseEvent) {
    if (!isPlainClick(event)) return
    event.preventDefault()
    storeShownChoice(id)
    startTransition(() => {
      router.push(productHref(id))
      onLeave()
    })
  }

  return (
    <>
      <a href={productHref(id)} onClick={go} aria-busy={pending} className="link ms-auto py-2.5 whitespace-nowrap">
        {t('ShowDetails')}
      </a>
      <ProgressBar busy={pending} />
    </>
  )
}
