'use client'

import Image from 'next/image'
import { useId } from 'react'
import { LogoMark } from '@/components/brand/logo-mark'
import { TruncatedText } from '@/components/ui/truncated-text'
import { IntentLink } from '@/components/ui/intent-link'
import { useLanguage } from '@/components/translations/translations'
import { notify } from '@/lib/client/toast'
import { foreign } from '@/lib/i18n/foreign'
import { productHref } from '@/lib/config/routes'
import { cut } from '@/lib/config/constants'
import { viewedProducts, withViewed, type Viewed } from './viewed'

export interface RecentListProps {
  products: Viewed[]
  words: { title: string; clear: string; cleared: string; undo: string }
}

/** Row of recently viewed products, with a button to clear it that can be undone. */
export function RecentList({ products, words }: RecentListProps) {
  const language = useLanguage()
  const heading = useId()

  function clear() {
    const before = viewedProducts.get()
    viewedProducts.set([])
    // The button disappears with the row.
    document.getElementById('main')?.focus({ preventScroll: true })
    notify({
      kind: 'removed',
      text: words.cleared,
      action: {
        label: words.undo,
        onClick: () => viewedProducts.set(viewedProducts.get().reduceRight(withViewed, before)),
      },
    })
  }

  return (
    <section aria-labelledby={heading}>
      <div className="mb-4.5 flex flex-wrap items-end justify-between gap-4 md:mb-6.5">
        <h2 id={heading} className="text-h2">
          {words.title}
        </h2>
        <button type="button" onClick={clear} className="link min-h-11 px-1 text-small">
          {words.clear}
        </button>
      </div>
      <ul className="recent-row">
        {products.map(({ id, title, image }) => (
          <li key={id} className="card relative">
            <div className="card-picture">
              {image ? (
                <Image src={image} alt="" width={320} height={320} sizes="144px" />
              ) : (
                <LogoMark size={48} className="place-self-center text-sand-400" />
              )}
            </div>
            <p className="mt-2.5 px-0.5 text-small font-medium">
              <IntentLink
                href={productHref(id)}
                aria-label={title[language]}
                {...foreign(title, language)}
                className="card-link"
              >
                <bdi>
                  <TruncatedText text={title[language]} max={cut.cardTitle} />
                </bdi>
              </IntentLink>
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
