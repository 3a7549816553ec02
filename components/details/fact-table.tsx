import { useLocale, useTranslations } from 'next-intl'
import type { Fact } from '@/lib/contract/selling'
import { foreign } from '@/lib/i18n/foreign'

/** The product's facts (age, origin, …) in two columns; nothing without facts. */
export function FactTable({ facts }: { facts: Fact[] }) {
  const t = useTranslations('Details')
  const language = useLocale()
  if (facts.length === 0) return null
  return (
    <section aria-label={t('facts')} className="mt-6">
      <dl className="fact-table">
        {facts.map(({ label, value }, index) => (
          <div key={index}>
            <dt {...foreign(label, language)}>{label[language]}</dt>
            <dd {...foreign(value, language)}>
              <bdi>{value[language]}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
