import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { CategoryCircles } from '@/components/home/category-circles'
import { Hero } from '@/components/home/hero'
import { ProductCarousel } from '@/components/product/product-carousel'
import { JsonLd } from '@/components/seo/json-ld'
import { EmptyState } from '@/components/ui/empty-state'
import { SectionHeading } from '@/components/ui/section-heading'
import { getSettings, listCategories, productGroups } from '@/lib/gateway/catalogue'
import { homePreview } from '@/lib/gateway/previews'
import { categoryHref } from '@/lib/routes'
import { graph, onlineStore, webSite } from '@/lib/seo/json-ld'
import { pageMetadata } from '@/lib/seo/page-metadata'

export async function generateMetadata(): Promise<Metadata> {
  const [t, language] = await Promise.all([getTranslations('Meta'), getLocale()])
  return pageMetadata({
    language,
    path: '/',
    title: t('homeTitle'),
    description: t('homeDescription'),
    image: { path: await homePreview(), alt: t('shareImageAlt') },
    bare: true,
  })
}

export default async function HomePage() {
  const [settings, groups, categories, t, language] = await Promise.all([
    getSettings(),
    productGroups(),
    listCategories(),
    getTranslations('Home'),
    getLocale(),
  ])
  // Carcasses do not stand among the pets. Spec §2 (Home).
  const shown = categories.filter((category) => !category.carcass)
  const carcasses = categories.find((category) => category.carcass)
  return (
    <>
      <JsonLd data={graph(onlineStore(language), webSite(language))} />
      <div className="page-width flex flex-col gap-11 pt-5 md:gap-16">
        <Hero slides={settings.hero} carcasses={carcasses ? categoryHref(carcasses.id) : null} />
        {categories.length === 0 && <EmptyState title={t('emptyTitle')} text={t('emptyText')} />}
        {shown.length > 0 && (
          <section>
            <SectionHeading title={t('topCategories')} more={{ href: '/categories', label: t('seeAll') }} />
            <CategoryCircles categories={shown} />
          </section>
        )}
        {groups.bestSeller.length > 0 && (
          <ProductCarousel
            title={t('bestSeller')}
            note={t('bestSellerNote')}
            products={groups.bestSeller}
            more={{ href: '/settings-product/bestSeller', label: t('seeAll') }}
          />
        )}
      </div>
    </>
  )
}
