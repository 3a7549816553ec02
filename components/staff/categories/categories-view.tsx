import type { StaffCategory } from '@/lib/contract/staff-catalogue'
import { CategoryDetail } from './category-detail'
import { CategoryList } from './category-list'
import { allNodes } from './category-node'
import { NewCategory } from './new-category'
import { PageTitle } from '../kit/page-title'
import { PageButton, StaffLink } from '../kit/links'
import type { StaffTexts } from '../kit/translations'

interface Props extends Pick<StaffTexts, 't'> {
  categories: StaffCategory[]
  /** Id of the open category or subcategory, or `new`. */
  open: string
  /** Links of the home page to a category that was just removed. */
  links: number
}

/** The tree of categories, and the open one beside it; on a phone in its place. */
export function CategoriesView({ categories, open, links, t }: Props) {
  const found = allNodes(categories).find(({ node }) => node.id === open)
  const adding = open === 'new'
  return (
    <>
      <PageTitle title={t('Categories.title')}>
        <PageButton href="/staff/categories?open=new" look="primary" className="ms-auto">
          {t('Categories.add')}
        </PageButton>
      </PageTitle>
      <div
        className="group grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[minmax(min(20rem,53%),1fr)_minmax(0,1.2fr)] lg:gap-5"
        data-open={found || adding || undefined}
      >
        <section aria-label={t('Categories.tree')} className="max-lg:group-data-open:hidden">
          {categories.length === 0 ? (
            <p className="staff-card">{t('Categories.empty')}</p>
          ) : (
            <CategoryList categories={categories} open={found?.category.id ?? null} />
          )}
        </section>
        <div className="grid min-w-0 content-start gap-4">
          {(found ?? adding) && (
            <StaffLink
              href="/staff/categories"
              className="staff-link inline-flex min-h-11 items-center justify-self-start lg:hidden"
            >
              {t('Categories.all')}
            </StaffLink>
          )}
          {open !== '' && !found && !adding && <p className="staff-note">{t('Categories.gone')}</p>}
          {links > 0 && (
            <p role="alert" className="staff-note">
              {t('Categories.deadLinks', { count: links })}{' '}
              <StaffLink href="/staff/home" className="staff-link">
                {t('Home.title')}
              </StaffLink>
            </p>
          )}
          {adding && <NewCategory title={t('Categories.add')} />}
          {found && <CategoryDetail key={found.node.id} found={found} categories={categories} />}
          {!found && !adding && open === '' && categories.length > 0 && (
            <p className="staff-card text-date-600 max-lg:hidden">{t('Categories.choose')}</p>
          )}
        </div>
      </div>
    </>
  )
}
