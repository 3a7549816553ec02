import { useTranslations } from 'next-intl'
import { ArchIcon } from '@/components/ui/arch-icon'
import { bag, box, chat, grid, heart, leaf, truck } from '@/components/ui/icons'

const services = [
  { key: 'pets', shape: heart },
  { key: 'livestock', shape: grid },
  { key: 'carcasses', shape: box },
  { key: 'feed', shape: leaf },
  { key: 'supplies', shape: bag },
  { key: 'delivery', shape: truck },
  { key: 'advice', shape: chat },
] as const

/** The seven services of the company. Spec §2 (Company info). */
export function ServiceList() {
  const t = useTranslations('Company')
  return (
    <section aria-labelledby="services" className="page-width py-11 md:py-16">
      <h2 id="services" className="mb-4.5 text-h2 md:mb-6.5">
        {t('servicesTitle')}
      </h2>
      <ul className="grid gap-x-10 gap-y-6 sm:grid-cols-2 lg:grid-cols-3">
        {services.map(({ key, shape }) => (
          <li key={key} className="flex gap-3.5">
            <ArchIcon shape={shape} />
            <div className="min-w-0">
              <h3 className="text-card">{t(`services.${key}`)}</h3>
              <p className="text-date-600">{t(`services.${key}Text`)}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
