import { getTranslations } from 'next-intl/server'
import { withErrorPage } from '@/app/with-error-page'
import { LogoMark } from '@/components/brand/logo-mark'
import { CategoryGrid } from '@/components/categories/category-grid'
import { Breadcrumbs } from '@/components/ui/breadcrumbs'
import { EmptyState } from '@/components/ui/empty-state'
import { listCategories } from '@/lib/backend/cached-reads'
import { plainMetadata } from '../plain-metadata'

export function generateMetadata() {
  return plainMetadata('Categories', '/categories')
}

async function CategoriesPage() {
  const [categories, t] = await Promise.all([listCategories(), getTranslations()])
  return (
    <div className="page-width pt-4 pb-16">
      <Breadcrumbs trail={[{ name: t('Common.home'), href: '/' }, { name: t('Categories.title') }]} />
      <h1 className="mt-3 text-h1">{t('Categories.title')}</h1>
      <p className="mt-1 mb-7 text-date-600 md:mb-9">{t('Categories.lead')}</p>
      {categories.length === 0 ? (
        <EmptyState
          title={t('Categories.emptyTitle')}
          text={t('Categories.emptyText')}
          mark={<LogoMark className="size-20" />}
        />
      ) : (
        <CategoryGrid categories={categories} />
      )}
    </div>
  )
}

export default withErrorPage(CategoriesPage)
