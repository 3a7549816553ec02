'use client'

import { useRef, type ReactNode } from 'react'
import { IntentLink } from '@/components/ui/intent-link'
import { productHref } from '@/lib/config/routes'
import type { Language } from '@/lib/config/constants'
import type { CardFacts } from './card-facts'
import { openPreview } from './preview'

interface Props {
  product: CardFacts
  /** The link's name, where what it holds does not say all of it. */
  label?: string
  /** When what stands here is not in the page's language. */
  lang?: Language
  /** Lies over all of its card unless it looks like something else. */
  className?: string
  tabIndex?: number
  children: ReactNode
}

/** A card's link to its product, which answers at once with what the card knows (see `usePreview`). */
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
