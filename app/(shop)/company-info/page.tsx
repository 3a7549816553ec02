import { getLocale, getTranslations } from 'next-intl/server'
import { useTranslations } from 'next-intl'
import { withErrorPage } from '@/app/with-error-page'
import { Figures } from '@/components/about/figures'
import { PageBanner } from '@/components/navigation/page-banner'
import { ButtonLink } from '@/components/ui/button-link'
import { getSettings, getShopInfo, listCategories } from '@/lib/backend/cached-reads'
import { orNull } from '@/lib/backend/or-null'
import { plainMetadata } from '@/app/metadata'
import { ArchIcon } from '@/components/ui/arch-icon'
import { bag, box, chat, grid, heart, leaf, truck } from '@/components/ui/icon'

const figures = [
  { key: 'years', value: '20+' },
  { key: 'customers', value: '1000+' },
  { key: 'products', value: '500+' },
  { key: 'service', value: '24/7' },
] as const

export const generateMetadata = plainMetadata('Company', '/company-info')

export default withErrorPage(async function CompanyPage() {
  const [{ since, city }, settings, categories, t, language] = await Promise.all([
    getShopInfo(),
    orNull(getSettings(), 'settings'),
    orNull(listCategories(), 'categories'),
    getTranslations(),
    getLocale(),
  ])
  const facts = { year: String(since), city: city[language] }
  return (
    <>
      <PageBanner
        parent={{ name: t('About.title'), href: '/about' }}
        title={t('Company.title')}
        text={t('Company.lead', facts)}
        picture={settings?.hero[0]?.smallImage ?? categories?.find(({ image }) => image)?.image}
      />
      <div className="page-width grid gap-x-14 gap-y-10 pt-11 md:pt-16 lg:grid-cols-2">
        <section aria-labelledby="who-we-are" className="max-w-[62ch]">
          <h2 id="who-we-are" className="text-h2">
            {t('Company.whoTitle')}
          </h2>
          <p className="mt-4 text-date-700">{t('Company.whoOne', facts)}</p>
          <p className="mt-4 text-date-700">{t('Company.whoTwo')}</p>
        </section>
        <section aria-labelledby="vision" className="max-w-[62ch]">
          <h2 id="vision" className="text-h2">
            {t('Company.visionTitle')}
          </h2>
          <p className="mt-4 text-lead text-palm-900">{t('Company.vision')}</p>
        </section>
      </div>
      <ServiceList />
      <Figures
        label={t('Company.figures')}
        figures={figures.map(({ key, value }) => ({ value, label: t(`Company.${key}`) }))}
      />
      <section aria-labelledby="team" className="page-width py-11 md:py-16">
        <div className="max-w-[62ch]">
          <h2 id="team" className="text-h2">
            {t('Company.teamTitle')}
          </h2>
          <p className="mt-4 text-date-700">{t('Company.team')}</p>
          <p className="mt-7 flex flex-wrap gap-3">
            <ButtonLink href="/contact">{t('Company.contact')}</ButtonLink>
            <ButtonLink href="/shop" look="quiet">
              {t('Company.shop')}
            </ButtonLink>
          </p>
        </div>
      </section>
    </>
  )
})

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
function ServiceList() {
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
