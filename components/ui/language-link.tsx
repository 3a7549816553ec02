'use client'

import { usePathname, useSearchParams } from 'next/navigation'
import { cx } from '@/components/ui/cx'
import type { Language } from '@/lib/config/constants'
import { useLanguage } from '@/components/translations/translations'
import { otherLanguage } from '@/lib/i18n/language'

/** Link to this page in the other language; a plain `<a>`, so that the document reloads. Spec §1. */
export function LanguageLink({ className }: { className?: string }) {
  const to = otherLanguage(useLanguage())
  const path = usePathname()
  const params = new URLSearchParams(useSearchParams())
  params.set('lang', to)
  return (
    <a
      href={`${path}?${params}`}
      hrefLang={to}
      lang={to}
      className={cx(
        'inline-flex min-h-11 items-center rounded-full px-3 font-medium text-palm-900 hover:bg-sand-100',
        className,
      )}
    >
      <LanguageName language={to} />
    </a>
  )
}

/** A language's own name. Arabic is a drawing, so that English pages need no Arabic font. */
function LanguageName({ language }: { language: Language }) {
  if (language === 'en') return 'English'
  return (
    <>
      <span className="drawing word-arabic" />
      {/* A system font: even hidden Arabic text would fetch the Arabic file. */}
      <span className="sr-only" style={{ fontFamily: 'sans-serif' }}>
        العربية
      </span>
    </>
  )
}
