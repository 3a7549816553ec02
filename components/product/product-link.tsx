'use client'

import { useRef, type ReactNode } from 'react'
import { IntentLink } from '@/components/ui/intent-link'
import { productHref } from '@/lib/config/routes'
import type { Language } from '@/lib/config/constants'
import type { CardFacts } from './card-facts'
import { openPreview } from './preview'

interface Props {
  product: CardFacts
  /** Accessible name, where the content is incomplete. */
  label?: string
  lang?: Language
  /** Default: the link covers its whole card. */
  className?: string
  tabIndex?: number
  children: ReactNode
}

/** A card's link to its product; shows the card's facts until the page loads (see `usePreview`). */
export function ProductLink({ product, label, lang, className = 'card-link', tabIndex, children }: Props) {
  const link = useRef<HTMLAnchorElement>(null)
  return (
    <IntentLink
      ref={link}
      href={productHref(product.id)}
      onNavigate={(event) => {
        const card = link.current?.closest<HTMLElement>('.card')
        if (card && openPreview(product, card)) event.preventDefault()
      }}
      aria-label={label}
      lang={lang}
      className={className}
      tabIndex={tabIndex}
    >
      {children}
    </IntentLink>
  )
}
