import { getTranslations } from 'next-intl/server'
import { useLocale } from 'next-intl'
import Image from 'next/image'
import { withErrorPage } from '@/app/with-error-page'
import { LogoMark } from '@/components/brand/logo-mark'
import { Breadcrumbs } from '@/components/ui/breadcrumbs'
import { EmptyState } from '@/components/ui/empty-state'
import { listCategories } from '@/lib/backend/cached-reads'
import { plainMetadata } from '@/app/metadata'
import { IntentLink } from '@/components/ui/intent-link'
import { onSharpPhones, fetchPriority } from '@/lib/media/image-loading'
import type { Category } from '@/lib/contract/category'
import { categoryHref } from '@/lib/config/routes'

export const generateMetadata = plainMetadata('Categories', '/categories')

export default withErrorPage(async function CategoriesPage() {
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
})

const INITIALLY_VISIBLE = 10

/** All categories as round pictures with names: five per row, three on phones. Spec §2 (Categories). */
function CategoryGrid({ categories }: { categories: Category[] }) {
  const language = useLocale()
  return (
    <ul className="category-grid grid gap-y-6 md:gap-y-9">
      {categories.map((category, index) => (
        <li key={category.id}>
          <IntentLink
            href={categoryHref(category.id)}
            className="group mx-auto grid max-w-50 justify-items-center gap-3 rounded-panel text-center"
          >
            <span className="circle-ring grid aspect-square min-h-0 w-full grid-cols-[minmax(0,1fr)] grid-rows-[minmax(0,1fr)] place-items-center p-1.5">
              {category.image ? (
                <Image
                  src={category.image}
                  alt=""
                  width={320}
                  height={320}
                  sizes={`${onSharpPhones(320)}, (min-width: 700px) 190px, 30vw`}
                  loading={index < INITIALLY_VISIBLE ? 'eager' : 'lazy'}
                  fetchPriority={fetchPriority(index, INITIALLY_VISIBLE)}
                  className="size-[round(down,100%,1px)] rounded-full object-cover"
                />
              ) : (
                <LogoMark className="size-1/2 text-sand-400" />
              )}
            </span>
            <span className="text-small font-medium text-palm-950 group-hover:text-palm-700 md:text-card">
              {category.name[language]}
            </span>
          </IntentLink>
        </li>
      ))}
    </ul>
  )
}
