import { useLocale, useTranslations } from 'next-intl'
import { ArchIcon } from '@/components/ui/arch-icon'
import { chat, leaf, lock, truck } from '@/components/ui/icons'

const services = [
  { key: 'sameDay', shape: truck },
  { key: 'healthy', shape: leaf },
  { key: 'secure', shape: lock },
  { key: 'support', shape: chat },
] as const

/** Four promises of the shop. The free shipping line is English only, and the owner can disable it. Spec §1, §2 (Home). */
export function ServiceStrip({ freeShipping, cards }: { freeShipping: boolean; cards: boolean }) {
  const t = useTranslations('Home')
  const english = useLocale() === 'en'
  return (
    <section aria-label={t('service')}>
      <ul className="grid grid-cols-2 gap-px overflow-hidden rounded-panel bg-sand-200 shadow-e1 xl:grid-cols-4">
        {services.map(({ key, shape }) => (
          <li
            key={key}
            className="flex flex-wrap content-center items-center gap-3 bg-white p-4 max-sm:min-h-24 md:gap-4 md:px-5 md:py-6.5"
          >
            <span className="max-sm:hidden">
              <ArchIcon shape={shape} large />
            </span>
            <span className="sm:hidden">
              <ArchIcon shape={shape} />
            </span>
            <p className="min-w-0 flex-1 basis-22.5">
              <span className="block font-medium text-palm-950">{t(key)}</span>
              <span className="block text-note text-date-600 max-sm:sr-only">
                {t(key === 'secure' && !cards ? 'secureCash' : `${key}Text`)}
              </span>
              {key === 'sameDay' && english && freeShipping && (
                <span className="block text-note text-date-600">{t('freeShipping')}</span>
              )}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
