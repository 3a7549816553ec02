import { Icon, plus } from '@/components/ui/icon'
import { PRODUCTS_MAX, type StaffCategory, type StaffProductQuery } from '@/lib/contract/staff-catalogue'
import type { DeskProduct } from '@/lib/contract/staff-products'
import { withThousands } from '@/lib/i18n/price'
import { ListSearch, listHref } from '../kit/list-parts'
import { ListTabs } from '../kit/list-tabs'
import { CategoryOptions } from './category-options'
import { ProductTable } from './product-table'
import { PageTitle } from '../kit/page-title'
import { PageButton } from '../kit/links'
import type { StaffTexts } from '../kit/translations'

interface Props extends StaffTexts {
  total: number
  products: DeskProduct[]
  query: StaffProductQuery
  categories: StaffCategory[]
}

type Filter = Partial<Record<'stock' | 'visible' | 'lacking', string>>

/** The list of products with search, filters and pages. */
export function ProductsView({ total, products, query, categories, language, t }: Props) {
  const { keyword = '', category = '', page, limit } = query
  const filters: [label: string, filter: Filter][] = [
    [t('Products.filterAll'), {}],
    [t('Products.filterOut'), { stock: 'out' }],
    [t('Products.filterLow'), { stock: 'low' }],
    [t('Products.filterHidden'), { visible: 'false' }],
    [t('Products.filterTranslation'), { lacking: 'translation' }],
    [t('Products.filterPicture'), { lacking: 'picture' }],
  ]
  const current: Filter = {
    ...(query.stock && { stock: query.stock }),
    ...(query.visible !== undefined && { visible: String(query.visible) }),
    ...(query.lacking && { lacking: query.lacking }),
  }
  const href = (filter: Filter, to = 1) =>
    listHref('/staff/products', { keyword, category, ...filter, page: to > 1 ? to : undefined })
  const from = (page - 1) * limit
  const shown = {
    from: withThousands(from + 1),
    to: withThousands(from + products.length),
    total: withThousands(total),
  }
  return (
    <>
      <PageTitle title={t('Products.title')}>
        <ListSearch
          action="/staff/products"
          label={t('Products.search')}
          name="keyword"
          value={keyword}
          kept={current}
          apply={t('Common.search')}
          maxLength={255}
        >
          <select
            key={category}
            name="category"
            defaultValue={category}
            className="staff-select"
            aria-label={t('Products.category')}
          >
            <option value="">{t('Products.category')}</option>
            <CategoryOptions categories={categories} language={language} />
          </select>
        </ListSearch>
        <PageButton href="/staff/products/new" look="primary">
          <Icon shape={plus} />
          {t('Products.add')}
        </PageButton>
      </PageTitle>
      <ListTabs
        label={t('Products.filters')}
        tabs={filters.map(([label, filter]) => ({
          href: href(filter),
          label,
          current: JSON.stringify(filter) === JSON.stringify(current),
        }))}
      />
      {/* Another page starts without a selection; a change of this one keeps it. */}
      <ProductTable
        key={href(current, page)}
        products={products}
        categories={categories}
        total={total}
        search={listHref('/products', { keyword, category, ...current, limit: PRODUCTS_MAX })}
        empty={keyword ? t('Products.emptySearch', { search: keyword }) : t('Products.empty')}
      />
      <nav aria-label={t('Products.title')} className="mt-5 flex flex-wrap items-center gap-3">
        {page > 1 && <PageButton href={href(current, page - 1)}>{t('Products.previous')}</PageButton>}
        {products.length > 0 && <p className="text-small text-date-600">{t('Products.page', shown)}</p>}
        {from + products.length < total && <PageButton href={href(current, page + 1)}>{t('Products.next')}</PageButton>}
      </nav>
    </>
  )
}
