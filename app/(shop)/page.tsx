import type { Metadata } from 'next'
import { useTranslations } from 'next-intl'
import { getLocale, getTranslations } from 'next-intl/server'
import { LogoMark } from '@/components/brand/logo-mark'
import { AppBlock } from '@/components/home/app-block'
import { Boards } from '@/components/home/boards'
import { CategoryCircles } from '@/components/home/category-circles'
import { ContactCall } from '@/components/home/contact-call'
import { Hero } from '@/components/home/hero'
import { ServiceStrip } from '@/components/home/service-strip'
import { RecentlyViewed } from '@/components/recent/recently-viewed'
import { JsonLd } from '@/components/seo/json-ld'
import { EmptyState } from '@/components/ui/empty-state'
import { SectionHeading } from '@/components/ui/section-heading'
import {
  getSettings,
  getShopInfo,
  listCategories,
  productGroups,
  takesCards,
  deliversSameDay,
} from '@/lib/backend/cached-reads'
import { homeDraft } from '@/lib/backend/staff-session'
import { orNull } from '@/lib/backend/or-null'
import { categoryHref } from '@/lib/config/routes'
import { graph, onlineStore, webSite } from '@/lib/seo/json-ld'
import { ProductCarousel } from '@/components/product/product-carousel'
import type { Product } from '@/lib/contract/product'
import { DRAFT_PARAM, HOME_OF_A_GROUP, PREVIEW_PARAM } from '@/lib/config/constants'
import { namesOf, publicMetadata, shopPreview } from '@/app/metadata'
import { withErrorPage } from '@/app/with-error-page'

export async function generateMetadata(): Promise<Metadata> {
  const [t, language, shop, cards] = await Promise.all([
    getTranslations('Meta'),
    getLocale(),
    getShopInfo(),
    orNull(takesCards(), 'whether cards are taken'),
  ])
  return publicMetadata({
    language,
    path: '/',
    title: t('homeTitle', namesOf(shop, language)),
    description: t(cards === false ? 'homeDescriptionCash' : 'homeDescription'),
    image: await shopPreview(),
    bare: true,
  })
}

interface Props {
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export default withErrorPage(async function HomePage({ searchParams }: Props) {
  const query = await searchParams
  // Only the preview is never cached and not indexed; see the middleware.
  const draft = PREVIEW_PARAM in query && DRAFT_PARAM in query ? await homeDraft() : null
  const [shop, settings, groups, categories, cards, sameDay, t, meta, language] = await Promise.all([
    getShopInfo(),
    draft?.settings ?? getSettings(),
    draft?.groups ?? productGroups(),
    listCategories(),
    takesCards(),
    deliversSameDay(),
    getTranslations('Home'),
    getTranslations('Meta'),
    getLocale(),
  ])
  // The carcass category has its own section. Spec §2 (Home).
  const shown = categories.filter((category) => !category.carcass)
  const carcasses = categories.find((category) => category.carcass)
  return (
    <div className="flex flex-col gap-11 pt-5 md:gap-16">
      {/* Independent of the visible slide. */}
      <h1 className="sr-only">{meta('homeTitle', namesOf(shop, language))}</h1>
      <JsonLd data={graph(onlineStore(shop, language), webSite(shop, language))} />
      {settings.hero.length > 0 && (
        <div className="hero-room">
          <div className="page-width">
            <Hero info={shop} slides={settings.hero} carcasses={carcasses ? categoryHref(carcasses.id) : null} />
          </div>
        </div>
      )}
      {categories.length === 0 && Object.values(groups).every((products) => products.length === 0) && (
        <div className="page-width">
          <EmptyState title={t('emptyTitle')} text={t('emptyText')} mark={<LogoMark className="size-20" />} />
        </div>
      )}
      {shown.length > 0 && (
        <div className="page-width">
          <section>
            <SectionHeading title={t('topCategories')} more={{ href: '/categories', label: t('seeAll') }} />
            <CategoryCircles categories={shown} />
          </section>
        </div>
      )}
      <GroupCarousel name="bestSeller" products={groups.bestSeller} />
      {settings.boards.length > 0 && (
        <div className="page-width">
          <Boards boards={settings.boards} />
        </div>
      )}
      <GroupCarousel name="accessories" products={groups.accessories} band />
      <GroupCarousel name="feed" products={groups.feed} />
      <div className="page-width">
        <AppBlock
          apps={shop.apps}
          scene={settings.hero[0]?.smallImage ?? null}
          pictures={groups.newArrival.flatMap(({ images }) => images[0] ?? [])}
        />
      </div>
      <GroupCarousel name="newArrival" products={groups.newArrival} />
      <div className="page-width empty:hidden">
        <RecentlyViewed />
      </div>
      <div className="page-width grid gap-6 md:gap-10">
        <ContactCall picture={settings.mainImage} />
        <ServiceStrip settings={settings} sameDay={sameDay} cards={cards} />
      </div>
    </div>
  )
})

interface GroupCarouselProps {
  name: 'bestSeller' | 'accessories' | 'feed' | 'newArrival'
  products: Product[]
  /** On a band of sand. */
  band?: boolean
}

/** The first products of a group as a carousel; renders nothing for an empty group. Spec §2 (Home). */
function GroupCarousel({ name, products, band }: GroupCarouselProps) {
  const t = useTranslations('Home')
  if (products.length === 0) return null
  const carousel = (
    <div className="page-width">
      <ProductCarousel
        title={t(name)}
        note={t(`${name}Note`)}
        products={products.slice(0, HOME_OF_A_GROUP)}
        more={{ href: `/settings-product/${name}`, label: t('seeAll') }}
      />
    </div>
  )
  return band ? <div className="bg-sand-100 py-11 md:py-16">{carousel}</div> : carousel
}
