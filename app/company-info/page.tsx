import { getLocale, getTranslations } from 'next-intl/server'
import { withErrorPage } from '@/app/with-error-page'
import { Figures } from '@/components/about/figures'
import { ServiceList } from '@/components/about/service-list'
import { PageBanner } from '@/components/navigation/page-banner'
import { ButtonLink } from '@/components/ui/button-link'
import { getSettings, listCategories } from '@/lib/backend/cached-reads'
import { orNull } from '@/lib/backend/or-null'
import { shopInfo } from '@/lib/config/shop-info'
import { plainMetadata } from '../plain-metadata'

/** The company's figures. Spec §2 (Company info). */
const figures = [
  { key: 'years', value: '20+' },
  { key: 'customers', value: '1000+' },
  { key: 'products', value: '500+' },
  { key: 'service', value: '24/7' },
] as const

export function generateMetadata() {
  return plainMetadata('Company', '/company-info')
}

async function CompanyPage() {
  const [settings, categories, t, language] = await Promise.all([
    orNull(getSettings(), 'settings'),
    orNull(listCategories(), 'categories'),
    getTranslations(),
    getLocale(),
  ])
  const { since, city } = shopInfo()
  const facts = { year: String(since), city: city[language] }
  return (
    <>
      <PageBanner
        trail={[
          { name: t('Common.home'), href: '/' },
          { name: t('About.title'), href: '/about' },
          { name: t('Company.title') },
        ]}
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
}

export default withErrorPage(CompanyPage)
