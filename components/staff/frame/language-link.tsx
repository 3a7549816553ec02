'use client'

import type { MouseEvent } from 'react'
import { otherLanguage } from '@/lib/i18n/language'
import { useStaff } from '../kit/translations'

/** Opens the page in the other language. Query and hash stay: filters are in the one, an invitation is in the other. */
export function LanguageLink({ className }: { className: string }) {
  const { t, language } = useStaff()
  const other = otherLanguage(language)
  const open = (event: MouseEvent) => {
    event.preventDefault()
    const url = new URL(location.href)
    url.searchParams.set('lang', other)
    location.assign(url)
  }
  return (
    <a href={`?lang=${other}`} lang={other} className={className} onClick={open}>
      {t('Nav.language')}
    </a>
  )
}
