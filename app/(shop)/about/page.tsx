import { getLocale, getTranslations } from 'next-intl/server'
import Image from 'next/image'
import { useTranslations } from 'next-intl'
import { withErrorPage } from '@/app/with-error-page'
import { Figures } from '@/components/about/figures'
import { PageBanner } from '@/components/navigation/page-banner'
import { ButtonLink } from '@/components/ui/button-link'
import { getShopInfo, getStats, listCategories } from '@/lib/backend/cached-reads'
import { orNull } from '@/lib/backend/or-null'
import { withThousands } from '@/lib/i18n/price'
import { plainMetadata } from '@/app/metadata'
import { cx } from '@/components/ui/cx'
import { ArchIcon } from '@/components/ui/arch-icon'
import { cash, chat, shield, truck } from '@/components/ui/icon'

/** Years of experience as displayed. Spec §2 (About). */
const YEARS = '10+'
const counted = ['products', 'categories', 'customers'] as const

export const generateMetadata = plainMetadata('About', '/about')

export default withErrorPage(async function AboutPage() {
  const [shop, language, stats, categories, t] = await Promise.all([
    getShopInfo(),
    getLocale(),
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
      <PageBanner title={t('About.title')} text={t('About.lead')} />
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
      <Figures
        label={t('About.figures', { shop: shop.name[language] })}
        figures={[...figures, { value: YEARS, label: t('About.years') }]}
      />
      <OfferStrip />
    </>
  )
})

const shapes = ['aspect-10/14', 'aspect-10/17', 'aspect-10/12']

/** Up to three pictures in arches of three heights, standing on the edge below. Decorative: hidden from screen readers. */
function ArchRow({ pictures }: { pictures: string[] }) {
  return (
    <div aria-hidden="true" className="grid grid-cols-3 items-end gap-2.5 self-end md:gap-3.5">
      {pictures.slice(0, shapes.length).map((picture, index) => (
        <span key={picture} className={cx('block overflow-hidden rounded-t-full bg-sand-200', shapes[index])}>
          <Image
            src={picture}
            alt=""
            width={640}
            height={640}
            sizes="(min-width: 900px) 360px, 45vw"
            loading="eager"
            className="size-full object-cover"
          />
        </span>
      ))}
    </div>
  )
}

const promises = [
  { key: 'delivery', shape: truck },
  { key: 'prices', shape: cash },
  { key: 'trust', shape: shield },
  { key: 'support', shape: chat },
] as const

/** What the shop offers, as four cards. Spec §2 (About). */
function OfferStrip() {
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
