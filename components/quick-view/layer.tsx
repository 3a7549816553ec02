'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useEffect, useReducer, useRef } from 'react'
import { CutIn } from '@/components/product/cut-in'
import type { Known } from '@/components/product/known'
import { Dialog } from '@/components/ui/dialog'
import { setWhileRendering } from '@/components/ui/set-while-rendering'
import { forgetChoice } from '@/lib/client/kept-choice'
import { cutText } from '@/lib/i18n/cut'
import { foreign } from '@/lib/i18n/foreign'
import { readingDirection } from '@/lib/i18n/reading-direction'
import { cut } from '@/lib/config/constants'
import { Failure } from './failure'
import { LayerFacts } from './layer-facts'
import { LayerSkeleton } from './layer-skeleton'
import { Pictures } from './pictures'
import { useProduct } from './use-product'
import './quick-view.css'

export interface LayerProps {
  known: Known
  open: boolean
  /** Called when the visitor closes the layer. */
  onClose: () => void
  /** Called when the product page replaces the layer. */
  onLeave: () => void
}

const TITLE = 'quick-view-title'

/** A product in a dialog: the card's facts at once, then the loaded product. Spec §2 (Quick-view modal). */
export function Layer({ known, open, onClose, onLeave }: LayerProps) {
  const t = useTranslations()
  const language = useLocale()
  const { product, failure, retry } = useProduct(known.id, open)
  const title = product?.title[language] ?? known.title
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
    document.title = known.title
    return () => {
      // Keep the title of another page.
      if (document.title === known.title) document.title = before
    }
  }, [open, known.title])

  /** Retries; focuses the heading, because the pressed button disappears. */
  function retryFromHeading() {
    heading.current?.focus({ preventScroll: true })
    retry()
  }

  return (
    <Dialog
      open={open}
      onClose={() => {
        if (open) forgetChoice(known.id)
        onClose()
      }}
      shape="modal"
      labelledBy={TITLE}
      closeLabel={t('QuickView.close')}
      className="quick-view"
    >
      <div className="quick-grid">
        <Pictures
          key={`${known.id} ${opening}`}
          productId={known.id}
          title={title}
          first={known.picture}
          images={product?.images ?? null}
        />
        <div className="quick-facts">
          <h2
            ref={heading}
            id={TITLE}
            tabIndex={-1}
            title={title}
            lang={product ? foreign(product.title, language).lang : known.lang}
            className="quick-title"
          >
            <bdi key={title} dir={readingDirection(title, language)}>
              <CutIn cut={cutText(title, cut.detailsTitle)} />
            </bdi>
          </h2>
          {product ? (
            <LayerFacts key={`${product.id} ${opening}`} product={product} open={open} onLeave={onLeave} />
          ) : failure ? (
            <Failure known={known} gone={failure === 'gone'} onRetry={retryFromHeading} />
          ) : (
            <LayerSkeleton known={known} />
          )}
        </div>
      </div>
    </Dialog>
  )
}
