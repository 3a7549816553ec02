import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { CategoryCircles } from '@/components/home/category-circles'
import { NotFoundRoom } from '@/components/page/not-found-room'
import { SectionHeading } from '@/components/ui/section-heading'
import { listCategories } from '@/lib/gateway/catalogue'
import { shopInfo } from '@/lib/shop-info'

export async function generateMetadata(): Promise<Metadata> {
  const [t, language] = await Promise.all([getTranslations('NotFound'), getLocale()])
  return { title: `${t('metaTitle')} | ${shopInfo().name[language]}`, robots: { index: false } }
}

/** The page for every address that leads nowhere, in the language of the visitor, with the categories to go on from. Standards 3, 23. */
export default async function NotFound() {
  const [t, categories] = await Promise.all([getTranslations('NotFound'), listCategories().catch(() => [])])
  return (
    <div className="page-width pt-9 md:pt-16">
      <NotFoundRoom />
      {categories.length > 0 && (
        <section className="mt-11">
          <SectionHeading title={t('categories')} />
          <CategoryCircles categories={categories.slice(0, 8)} />
        </section>
      )}
    </div>
  )
}
