import { useLocale, useTranslations } from 'next-intl'
import { ArchIcon } from '@/components/ui/arch-icon'
import { chat, leaf, lock, truck } from '@/components/ui/icon'
import type { Settings } from '@/lib/contract/settings'
import { formatPrice } from '@/lib/i18n/price'

const services = [
  { key: 'sameDay', shape: truck },
  { key: 'healthy', shape: leaf },
  { key: 'secure', shape: lock },
  { key: 'support', shape: chat },
] as const

interface Props {
  settings: Pick<Settings, 'freeShippingNote' | 'freeDelivery'>
  /** Whether any product arrives the same day. */
  sameDay: boolean
  cards: boolean
}

/** Four promises of the shop. Spec §1, §2 (Home). */
export function ServiceStrip({ settings, sameDay, cards }: Props) {
  const t = useTranslations('Home')
  const free = useFreeLine(settings)
  return (
    <section aria-label={t('service')}>
      <ul className="grid grid-cols-2 gap-px overflow-hidden rounded-panel bg-sand-200 shadow-e1 xl:grid-cols-4">
        {services.map(({ key, shape }) => {
          const told = key === 'sameDay' && !sameDay ? 'delivery' : key
          return (
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
                <span className="block font-medium text-palm-950">{t(told)}</span>
                <span className="block text-note text-date-600 max-sm:sr-only">
                  {t(told === 'secure' && !cards ? 'secureCash' : `${told}Text`)}
                </span>
              </p>
            </li>
          )
        })}
        {free && <li className="col-span-full bg-white px-4 py-3.5 text-center text-note text-date-600">{free}</li>}
      </ul>
    </section>
  )
}

/** The line about free delivery, which the owner can disable; that of Spec §1 is English only. Null for none. */
function useFreeLine({ freeShippingNote, freeDelivery }: Props['settings']): string | null {
  const t = useTranslations('Home')
  const language = useLocale()
  if (freeDelivery) {
    const { from, everywhere } = freeDelivery
    const kind = everywhere ? (from === 0 ? 'always' : 'everywhere') : 'some'
    return t('freeFrom', { kind, amount: formatPrice(from, language) })
  }
  return freeShippingNote && language === 'en' ? t('freeShipping') : null
}
