import { useTranslations } from 'next-intl'
import { ArchIcon } from '@/components/ui/arch-icon'
import { cash, chat, shield, truck } from '@/components/ui/icons'

const promises = [
  { key: 'delivery', shape: truck },
  { key: 'prices', shape: cash },
  { key: 'trust', shape: shield },
  { key: 'support', shape: chat },
] as const

/** What the shop offers, as four cards. Spec §2 (About). */
export function OfferStrip() {
  const t = useTranslations('About')
  return (
    <section aria-labelledby="what-we-offer" className="page-width py-11 md:py-16">
      <h2 id="what-we-offer" className="mb-4.5 text-h2 md:mb-6.5">
        {t('offerTitle')}
      </h2>
      <ul className="grid gap-4 sm:grid-cols-2 md:gap-5 wide:grid-cols-4">
        {promises.map(({ key, shape }) => (
          <li key={key} className="rounded-panel bg-white p-5 shadow-e1 md:p-7">
            <ArchIcon shape={shape} large />
            <h3 className="mt-4 text-h3">{t(key)}</h3>
            <p className="mt-1.5 text-date-600">{t(`${key}Text`)}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
