import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { NotFoundPage, notFoundMetadata, withErrorMetadata, withErrorPage } from '@/app/with-error-page'
import { LogoMark } from '@/components/brand/logo-mark'
import { OfferCard } from '@/components/offers/offer-card'
import { PageTurnFocus } from '@/components/navigation/page-turn-focus'
import { PageBanner } from '@/components/navigation/page-banner'
import { ProductGridFrame } from '@/components/product/product-grid-frame'
import { ButtonLink } from '@/components/ui/button-link'
import { EmptyState } from '@/components/ui/empty-state'
import { Pagination } from '@/components/ui/pagination'
import { OFFERS_PER_PAGE } from '@/lib/contract/list'
import { getShopInfo, listOffers } from '@/lib/backend/cached-reads'
import { pageNumber, toSearchParams } from '@/lib/listing/shop-query'
import { fetchPriority } from '@/lib/media/image-loading'
import { offersHref } from '@/lib/config/routes'
import { namesOf, offersPreview, publicMetadata } from '@/app/metadata'

const SEEN = 3

type Props = PageProps<'/offers'>

export const generateMetadata = withErrorMetadata(async ({ searchParams }: Props): Promise<Metadata> => {
  const page = await readOffers(searchParams)
  if (!page) return notFoundMetadata()
  const [image, t, language] = await Promise.all([offersPreview(), getTranslations(), getLocale()])
  const title = t('Offers.metaTitle')
  return publicMetadata({
    language,
    path: offersHref(page.page),
    hidden: page.total === 0,
    title: page.page > 1 ? t('Meta.pageOf', { title, page: String(page.page) }) : title,
    description: t('Offers.metaDescription', namesOf(await getShopInfo(), language)),
    image,
  })
})

export default withErrorPage(async function OffersPage({ searchParams }: Props) {
  const [page, t] = await Promise.all([readOffers(searchParams), getTranslations()])
  if (!page) return <NotFoundPage />
  const picture = page.items.find(({ images }) => images.length > 0)?.images[0]
  return (
    <>
      <PageBanner title={t('Offers.title')} text={t('Offers.lead')} picture={picture} />
      <div className="page-width py-8 md:py-11">
        {page.items.length === 0 ? (
          <EmptyState
            title={t('Offers.emptyTitle')}
            text={t('Offers.emptyText')}
            mark={<LogoMark className="size-20" />}
          >
            <ButtonLink href="/shop">{t('Offers.emptyAction')}</ButtonLink>
          </EmptyState>
        ) : (
          <>
            <ProductGridFrame most={3}>
              {page.items.map((product, index) => (
                <li key={product.id}>
                  <OfferCard product={product} fetchPriority={fetchPriority(index, SEEN)} />
                </li>
              ))}
            </ProductGridFrame>
            <div className="pt-9">
              <PageTurnFocus query={offersHref(page.page)} />
              <Pagination page={page.page} pages={page.pages} hrefFor={offersHref} />
            </div>
          </>
        )}
      </div>
    </>
  )
})

/** Loads the page of offers in the URL; null when it does not exist. Standards 3. */
async function readOffers(searchParams: Props['searchParams']) {
  const number = pageNumber(toSearchParams(await searchParams))
  const page = number === null ? null : await listOffers(number, OFFERS_PER_PAGE)
  return page && page.page <= page.pages ? page : null
}
