import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { whole, wholeHead } from '@/app/whole'
import { LogoMark } from '@/components/brand/logo-mark'
import { OfferCard } from '@/components/offers/offer-card'
import { PageBanner } from '@/components/page/page-banner'
import { ButtonLink } from '@/components/ui/button-link'
import { EmptyState } from '@/components/ui/empty-state'
import { listOffers } from '@/lib/gateway/catalogue'
import { pageMetadata } from '@/lib/seo/page-metadata'
import { shareImageUrl } from '@/lib/seo/share-image-url'

/** How many cards, from the first, are seen without scrolling. */
const EAGER = 3

async function head(): Promise<Metadata> {
  const [offers, t, language] = await Promise.all([listOffers(), getTranslations(), getLocale()])
  const first = offers[0]
  return pageMetadata({
    language,
    path: '/offers',
    title: t('Offers.metaTitle'),
    description: t('Offers.metaDescription'),
    image: {
      path: shareImageUrl('offers', first?.images[0] ?? null),
      alt: first ? first.title[language] : t('Meta.shareImageAlt'),
    },
  })
}

export const generateMetadata = wholeHead(head)

async function OffersPage() {
  const [offers, t] = await Promise.all([listOffers(), getTranslations()])
  const picture = offers.find(({ images }) => images.length > 0)?.images[0]
  return (
    <>
      <PageBanner
        trail={[{ name: t('Common.home'), href: '/' }, { name: t('Offers.title') }]}
        title={t('Offers.title')}
        text={t('Offers.lead')}
        picture={picture}
      />
      <div className="page-width py-8 md:py-11">
        {offers.length === 0 ? (
          <EmptyState
            title={t('Offers.emptyTitle')}
            text={t('Offers.emptyText')}
            mark={<LogoMark className="size-20" />}
            actions={<ButtonLink href="/shop">{t('Offers.emptyAction')}</ButtonLink>}
          />
        ) : (
          <ul className="grid gap-x-5 gap-y-9 sm:grid-cols-2 lg:grid-cols-3">
            {offers.map((product, index) => (
              <li key={product.id}>
                <OfferCard product={product} eager={index < EAGER} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </>
  )
}

export default whole(OffersPage)
