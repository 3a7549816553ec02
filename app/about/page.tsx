import { getTranslations } from 'next-intl/server'
import { withErrorPage } from '@/app/with-error-page'
import { ArchRow } from '@/components/about/arch-row'
import { Figures } from '@/components/about/figures'
import { OfferStrip } from '@/components/about/offer-strip'
import { PageBanner } from '@/components/navigation/page-banner'
import { ButtonLink } from '@/components/ui/button-link'
import { getStats, listCategories } from '@/lib/backend/cached-reads'
import { orNull } from '@/lib/backend/or-null'
import { withThousands } from '@/lib/i18n/thousands'
import { plainMetadata } from '../plain-metadata'

/** Years of experience as displayed. Spec §2 (About). */
const YEARS = '10+'
/** Figures of the stats call. */
const counted = ['products', 'categories', 'customers'] as const

export function generateMetadata() {
  return plainMetadata('About', '/about')
}

async function AboutPage() {
  const [stats, categories, t] = await Promise.all([
    orNull(getStats(), 'figures'),
    orNull(listCategories(), 'categories'),
    getTranslations(),
  ])
  const pictures = (categories ?? []).flatMap(({ carcass, image }) => (image && !carcass ? [image] : []))
  const figures = stats
    ? counted.map((key) => ({
        value: withThousands(stats[key]),
        label: t(`About.${key}`, { count: stats[key] }),
      }))
    : []
  return (
    <>
      <PageBanner
        trail={[{ name: t('Common.home'), href: '/' }, { name: t('About.title') }]}
        title={t('About.title')}
        text={t('About.lead')}
      />
      <section className="page-width grid gap-x-14 gap-y-8 lg:grid-cols-[1fr_minmax(0,36rem)]">
        <div className="max-w-[62ch] pt-9 lg:py-16">
          <h2 className="text-h2">{t('About.introTitle')}</h2>
          <p className="mt-4 text-date-700">{t('About.introOne')}</p>
          <p className="mt-4 text-date-700">{t('About.introTwo')}</p>
          <p className="mt-7 flex flex-wrap gap-3">
            <ButtonLink href="/contact">{t('About.contact')}</ButtonLink>
            <ButtonLink href="/company-info" look="quiet">
              {t('About.readMore')}
            </ButtonLink>
          </p>
        </div>
        {pictures.length > 0 && <ArchRow pictures={pictures} />}
      </section>
      <Figures label={t('About.figures')} figures={[...figures, { value: YEARS, label: t('About.years') }]} />
      <OfferStrip />
    </>
  )
}

export default withErrorPage(AboutPage)
