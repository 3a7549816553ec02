import { useTranslations } from 'next-intl'

export function WithoutScripts() {
  const t = useTranslations('Account')
  return (
    <noscript>
      <p className="mb-6 rounded-card bg-saffron-100 px-5 py-4 text-low-stock">{t('withoutScripts')}</p>
    </noscript>
  )
}
