import { useTranslations } from 'next-intl'

/** The first tab stop: skips the header to the main area. */
export function SkipLink() {
  const t = useTranslations('Header')
  return (
    <a href="#main" className="button button-primary fixed inset-s-4 top-3 z-50 not-focus-visible:sr-only">
      {t('skip')}
    </a>
  )
}
