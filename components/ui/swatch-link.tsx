import Link from 'next/link'
import { colorName } from '@/lib/i18n/color-name'
import type { Language } from '@/lib/shop-facts'

interface Props {
  href: string
  /** `#RRGGBB`. */
  color: string
  language: Language
  /** Chosen already: following the link takes it off. */
  current?: boolean
}

/** A colour as a filter: a real link to the list with, or without, it. */
export function SwatchLink({ href, color, language, current = false }: Props) {
  const name = colorName(color, language)
  return (
    <Link
      href={href}
      prefetch={false}
      scroll={false}
      replace
      title={name}
      aria-current={current ? 'true' : undefined}
      className="swatch"
    >
      <span className="swatch-dot" style={{ backgroundColor: color }} />
      <span className="sr-only">{name}</span>
    </Link>
  )
}
