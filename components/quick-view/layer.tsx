'use client'

import { NextIntlClientProvider, useLocale, useTranslations } from 'next-intl'
import { useEffect, useReducer, useRef } from 'react'
import type { LinkedProduct } from '@/components/product/quick-view-link'
import type { Contact } from '@/components/details/enquiry'
import { TruncatedText } from '@/components/ui/truncated-text'
import { fetchMessages } from '@/components/translations/message-files'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { Icon, alert, refresh } from '@/components/ui/icon'
import { Price } from '@/components/ui/price'
import { setWhileRendering } from '@/components/ui/set-while-rendering'
import { Skeleton } from '@/components/ui/skeleton'
import { forgetChoice } from '@/lib/client/product-choice'
import { useProduct } from '@/lib/client/use-product'
import { cut, type Language } from '@/lib/config/constants'
import { productHref } from '@/lib/config/routes'
import { foreign } from '@/lib/i18n/foreign'
import { readingDirection } from '@/lib/i18n/language'
import { badgeRow, LayerFacts } from './layer-facts'
import { Pictures } from './pictures'
import './quick-view.css'

export interface LayerProps {
  /** What the card shows: known before any request. */
  card: LinkedProduct & {
    picture: string | null
  }
  contact: Contact
  open: boolean
  onClose: () => void
  /** Called when the product page replaces the layer. */
  onLeave: () => void
}

/** Loads the layer's messages and returns the layer. Throws when they cannot be loaded. */
export async function loadLayer(language: Language) {
  const messages = await fetchMessages('quick-view', language)
  return function TranslatedLayer(props: LayerProps) {
    return (
      <NextIntlClientProvider locale={language} messages={messages} timeZone="Asia/Dubai">
        <Layer {...props} />
      </NextIntlClientProvider>
    )
  }
}

const TITLE = 'quick-view-title'

/** A product in a dialog: the card's facts at once, then the loaded product. Spec §2 (Quick-view modal). */
function Layer({ card, contact, open, onClose, onLeave }: LayerProps) {
  const t = useTranslations('QuickView')
  const language = useLocale()
  const { product, failure, retry } = useProduct(card.id, open)
  const title = product?.title[language] ?? card.title
  // Reset the content each time it opens.
  const [wasOpen, setWasOpen] = useReducer(setWhileRendering<boolean>, open)
  const [opening, setOpening] = useReducer(setWhileRendering<number>, 0)
  if (wasOpen !== open) {
    setWasOpen(open)
    if (open) setOpening(opening + 1)
  }
  const heading = useRef<HTMLHeadingElement>(null)

  useEffect(() => {
    if (!open) return
    const before = document.title
    document.title = card.title
    return () => {
      // Keep the title of another page.
      if (document.title === card.title) document.title = before
    }
  }, [open, card.title])

  /** Retries; focuses the heading, because the pressed button disappears. */
  function retryFromHeading() {
    heading.current?.focus({ preventScroll: true })
    retry()
  }

  return (
    <Dialog
      open={open}
      onClose={() => {
        if (open) forgetChoice(card.id)
        onClose()
      }}
      shape="modal"
      labelledBy={TITLE}
      closeLabel={t('close')}
      className="quick-view"
    >
      <div className="quick-grid">
        <Pictures
          key={`${card.id} ${opening}`}
          productId={card.id}
          title={title}
          first={card.picture}
          images={product?.images ?? null}
        />
        <div className="quick-facts">
          <h2
            ref={heading}
            id={TITLE}
            tabIndex={-1}
            title={title}
            lang={product ? foreign(product.title, language).lang : card.lang}
            className="quick-title"
          >
            <bdi key={title} dir={readingDirection(title, language)}>
              <TruncatedText text={title} max={cut.detailsTitle} />
            </bdi>
          </h2>
          {product ? (
            <LayerFacts key={`${product.id} ${opening}`} {...{ product, contact, open, onLeave }} />
          ) : failure ? (
            <Failure card={card} gone={failure === 'gone'} onRetry={retryFromHeading} />
          ) : (
            <LayerSkeleton card={card} />
          )}
        </div>
      </div>
    </Dialog>
  )
}

/** Shown when the product cannot be loaded or is gone: the card's facts, with retry and a link. */
function Failure({ card, gone, onRetry }: { card: LinkedProduct; gone: boolean; onRetry: () => void }) {
  const t = useTranslations('QuickView')
  return (
    <>
      <Price price={card.price} oldPrice={card.oldPrice} kind={card.priceKind} size="details" className="mt-4" />
      <div role="alert" className="mt-6 rounded-field bg-sand-100 p-5">
        <p className="flex items-center gap-2.5 font-medium text-palm-950">
          <Icon shape={alert} />
          <span>{gone ? t('gone') : t('failed')}</span>
        </p>
        {!gone && (
          <>
            <p className="mt-1 text-date-700">{t('failedHint')}</p>
            <p className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-2">
              <Button size="small" onClick={onRetry}>
                <Icon shape={refresh} />
                {t('retry')}
              </Button>
              <a href={productHref(card.id)} className="link">
                {t('ShowDetails')}
              </a>
            </p>
          </>
        )}
      </div>
    </>
  )
}

function LayerSkeleton({ card }: { card: LinkedProduct }) {
  const t = useTranslations('QuickView')
  return (
    <>
      <p role="status" className="sr-only">
        {t('loading')}
      </p>
      <div className={badgeRow}>
        <Skeleton className="h-7 w-16" />
        <Skeleton className="h-7 w-22" />
      </div>
      <Skeleton className="mt-4 h-5 w-44" />
      <Price price={card.price} oldPrice={card.oldPrice} kind={card.priceKind} size="details" className="mt-4" />
      <div className="mt-5 flex flex-col gap-3">
        <Skeleton className="h-3.5 w-full" />
        <Skeleton className="h-3.5 w-[92%]" />
        <Skeleton className="h-3.5 w-3/5" />
      </div>
      <div className="buy-row mt-7">
        <Skeleton className="h-13 w-33" />
        <Skeleton className="h-13 flex-1" />
        <Skeleton className="size-13" />
      </div>
      <div className="mt-7 mb-6 grid gap-4 border-t border-sand-200 pt-6 sm:grid-cols-2">
        <Skeleton className="h-11 w-40" />
        <Skeleton className="h-11 w-40" />
      </div>
      <div className="quick-foot">
        <Skeleton className="h-7 w-24" />
        <Skeleton className="ms-auto h-11 w-40" />
      </div>
    </>
  )
}
