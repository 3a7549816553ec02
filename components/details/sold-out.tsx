import { useTranslations } from 'next-intl'

/** The quantity has ended: said plainly, with a way to what is like it. Spec §2; standards 22. */
export function SoldOut() {
  const t = useTranslations('Details')
  return (
    <p className="mb-4 rounded-field bg-sand-100 p-4 text-date-700">
      <strong className="font-bold text-ink">{t('soldOut')}</strong> {t('soldOutHint')}{' '}
      <a href="#related" className="link">
        {t('seeRelated')}
      </a>
    </p>
  )
}
