import { useLocale, useTranslations } from 'next-intl'
import type { Hours } from '@/lib/contract/shop-info'
import { shownHours } from '@/lib/i18n/opening-hours'

/** When the shop is open and its phone is answered, a line for each entry. */
export function OpeningHours({ hours }: { hours: Hours[] }) {
  const t = useTranslations('Contact')
  const language = useLocale()
  return (
    <ul aria-label={t('hours')}>
      {hours.map((entry) => {
        const { days, times } = shownHours(entry, language)
        return (
          <li key={`${days} ${times}`}>
            {days ?? t('everyDay')}
            {': '}
            <bdi>{times}</bdi>
          </li>
        )
      })}
    </ul>
  )
}
