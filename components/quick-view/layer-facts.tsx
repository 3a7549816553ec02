import { useLocale, useMessages, useTranslations } from 'next-intl'
import { useRouter } from 'next/navigation'
import { useTransition, type MouseEvent } from 'react'
import { BuyBox } from '@/components/add-to-cart/buy-box'
import { Description } from '@/components/details/description'
import { Promises } from '@/components/details/promises'
import { ShareLinks } from '@/components/details/share-links'
import { Badge } from '@/components/ui/badge'
import { Price } from '@/components/ui/price'
import { Stars } from '@/components/ui/stars'
import { StockBadge } from '@/components/ui/stock-badge'
import { useRatingLabel } from '@/components/ui/use-rating-label'
import { productHref } from '@/lib/config/routes'
import { isPlainClick } from '@/lib/client/plain-click'
import { ProgressBar } from '@/components/ui/progress-bar'
import { storeShownChoice } from '@/lib/client/product-choice'
import type { Product } from '@/lib/contract/product'

/** Badges come first visually, the heading first in the document; clear of the close button. */
export const badgeRow = '-order-1 flex min-h-7 flex-wrap gap-2 pe-14'

interface Props {
  product: Product
  open: boolean
  onLeave: () => void
}

/** The loaded product, beside the pictures. Spec §2 (Quick-view modal). */
export function LayerFacts({ product, open, onLeave }: Props) {
  const t = useTranslations()
  const language = useLocale()
  const messages = useMessages()
  const ratingLabel = useRatingLabel()
  const { id, category, subcategory, averageRating, ratingsCount, stock, colors, price, oldPrice, sameDay } = product
  const title = product.title[language]
  const Buy = { ...messages.Buy, onlyLeft: t('Buy.onlyLeft', { count: stock }) }
  const address = new URL(productHref(id), location.origin)
  if (language === 'ar') address.searchParams.set('lang', language)
  return (
    <>
      <p className={badgeRow}>
        {category && <Badge tone="sand">{category.name[language]}</Badge>}
        {subcategory && <Badge tone="sand">{subcategory.name[language]}</Badge>}
      </p>
      <p className="mt-3 flex min-h-6 flex-wrap items-center gap-x-2 text-small text-date-600">
        <Stars value={averageRating} label={ratingLabel(averageRating)} />
        {ratingsCount > 0 && <span>{t('Details.reviews', { count: ratingsCount })}</span>}
      </p>
      <Price price={price} oldPrice={oldPrice} size="details" className="mt-4" />
      <Description text={product.description} className="mt-4" />
      <div className="quick-buy mt-5">
        <BuyBox
          product={{ id, title, stock, colors, price }}
          words={{ Buy, Quantity: messages.Quantity }}
          shown={open}
        />
      </div>
      {stock > 0 && (
        <div className="mb-6">
          <Promises
            sameDay={sameDay}
            cardOnly={category?.carcass ?? false}
            cards={document.documentElement.dataset.cashOnly === undefined}
          />
        </div>
      )}
      <div className="quick-foot">
        <StockBadge stock={stock} />
        <div className="flex flex-auto flex-wrap items-center gap-3">
          <ShareLinks title={title} url={address.href} />
          <ShowDetails id={id} onLeave={onLeave} />
        </div>
      </div>
    </>
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
