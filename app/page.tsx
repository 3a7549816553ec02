import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { shopPreview } from '@/app/shop-preview'
import { withErrorPage } from '@/app/with-error-page'
import { LogoMark } from '@/components/brand/logo-mark'
import { AppBlock } from '@/components/home/app-block'
import { Boards } from '@/components/home/boards'
import { CategoryCircles } from '@/components/home/category-circles'
import { ContactCall } from '@/components/home/contact-call'
import { GroupCarousel } from '@/components/home/group-carousel'
import { Hero } from '@/components/home/hero'
import { ServiceStrip } from '@/components/home/service-strip'
import { PageWidth } from '@/components/layout/page-width'
import { RecentlyViewed } from '@/components/recent/recently-viewed'
import { JsonLd } from '@/components/seo/json-ld'
import { EmptyState } from '@/components/ui/empty-state'
import { SectionHeading } from '@/components/ui/section-heading'
import { getSettings, listCategories, productGroups, takesCards } from '@/lib/backend/cached-reads'
import { orNull } from '@/lib/backend/or-null'
import { categoryHref } from '@/lib/config/routes'
import { graph, onlineStore, webSite } from '@/lib/seo/json-ld'
import { pageMetadata } from '@/lib/seo/page-metadata'

export async function generateMetadata(): Promise<Metadata> {
  const [t, language, cards] = await Promise.all([
    getTranslations('Meta'),
    getLocale(),
    orNull(takesCards(), 'whether cards are taken'),
  ])
  return pageMetadata({
    language,
    path: '/',
    title: t('homeTitle'),
    description: t(cards === false ? 'homeDescriptionCash' : 'homeDescription'),
    image: await shopPreview(),
    bare: true,
  })
}

async function HomePage() {
  const [settings, groups, categories, cards, t, meta, language] = await Promise.all([
    getSettings(),
    productGroups(),
    listCategories(),
    takesCards(),
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
      <h1 className="sr-only">{meta('homeTitle')}</h1>
      <JsonLd data={graph(onlineStore(language), webSite(language))} />
      {settings.hero.length > 0 && (
        <div className="hero-room">
          <PageWidth>
            <Hero slides={settings.hero} carcasses={carcasses ? categoryHref(carcasses.id) : null} />
          </PageWidth>
        </div>
      )}
      {categories.length === 0 && Object.values(groups).every((products) => products.length === 0) && (
        <PageWidth>
          <EmptyState title={t('emptyTitle')} text={t('emptyText')} mark={<LogoMark className="size-20" />} />
        </PageWidth>
      )}
      {shown.length > 0 && (
        <PageWidth>
          <section>
            <SectionHeading title={t('topCategories')} more={{ href: '/categories', label: t('seeAll') }} />
            <CategoryCircles categories={shown} />
          </section>
        </PageWidth>
      )}
      <GroupCarousel name="bestSeller" products={groups.bestSeller} />
      {settings.boards.length > 0 && (
        <PageWidth>
          <Boards boards={settings.boards} />
        </PageWidth>
      )}
      <GroupCarousel name="accessories" products={groups.accessories} band />
      <GroupCarousel name="feed" products={groups.feed} />
      <PageWidth>
        <AppBlock
          scene={settings.hero[0]?.smallImage ?? null}
          pictures={groups.newArrival.flatMap(({ images }) => images[0] ?? [])}
        />
      </PageWidth>
      <GroupCarousel name="newArrival" products={groups.newArrival} />
      <PageWidth className="empty:hidden">
        <RecentlyViewed />
      </PageWidth>
      <PageWidth className="grid gap-6 md:gap-10">
        <ContactCall picture={settings.mainImage} />
        <ServiceStrip freeShipping={settings.freeShippingNote} cards={cards} />
      </PageWidth>
    </div>
  )
}

export default withErrorPage(HomePage)
