import Link from 'next/link'
import { buttonClass } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { plus, search as searchShape } from '@/components/ui/icons'
import type { Language } from '@/lib/config/constants'
import type { StaffCategory, StaffProductQuery } from '@/lib/contract/staff-catalogue'
import type { DeskProduct } from '@/lib/contract/staff-products'
import type { StaffTranslator } from '@/lib/i18n/staff'
import { withThousands } from '@/lib/i18n/price'
import { CategoryOptions } from './category-options'
import { ProductTable } from './product-table'

interface Props {
  total: number
  products: DeskProduct[]
  query: StaffProductQuery
  categories: StaffCategory[]
  language: Language
  t: StaffTranslator
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
  const href = (filter: Filter, to = 1) => hrefOf({ keyword, category, ...filter, page: to > 1 ? String(to) : '' })
  const from = (page - 1) * limit
  const shown = {
    from: withThousands(from + 1),
    to: withThousands(from + products.length),
    total: withThousands(total),
  }
  return (
    <>
      <div className="staff-title">
        <h1 className="text-h2">{t('Products.title')}</h1>
        <form action="/staff/products" role="search" className="staff-product-search">
          {Object.entries(current).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <label className="field-control field-pill">
            <Icon shape={searchShape} />
            <span className="sr-only">{t('Products.search')}</span>
            <input
              key={keyword}
              type="search"
              name="keyword"
              defaultValue={keyword}
              placeholder={t('Products.search')}
              className="field-input"
              dir="auto"
              maxLength={255}
            />
          </label>
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
          <button type="submit" className={buttonClass({ look: 'quiet', size: 'small' })}>
            {t('Audit.apply')}
          </button>
        </form>
        <Link href="/staff/products/new" prefetch={false} className={buttonClass({ size: 'small' })}>
          <Icon shape={plus} />
          {t('Products.add')}
        </Link>
      </div>
      <nav aria-label={t('Products.filters')} className="staff-tabs">
        {filters.map(([label, filter]) => (
          <Link
            key={label}
            href={href(filter)}
            prefetch={false}
            aria-current={JSON.stringify(filter) === JSON.stringify(current) ? 'page' : undefined}
          >
            {label}
          </Link>
        ))}
      </nav>
      {products.length > 0 ? (
        // Another page starts without a selection; a change of this one keeps it.
        <ProductTable key={href(current, page)} products={products} categories={categories} />
      ) : (
        <p className="staff-card">{keyword ? t('Products.emptySearch', { search: keyword }) : t('Products.empty')}</p>
      )}
      <nav aria-label={t('Products.title')} className="mt-5 flex flex-wrap items-center gap-3">
        {page > 1 && (
          <Link
            href={href(current, page - 1)}
            prefetch={false}
            className={buttonClass({ look: 'quiet', size: 'small' })}
          >
            {t('Products.previous')}
          </Link>
        )}
        {products.length > 0 && <p className="text-small text-date-600">{t('Products.page', shown)}</p>}
        {from + products.length < total && (
          <Link
            href={href(current, page + 1)}
            prefetch={false}
            className={buttonClass({ look: 'quiet', size: 'small' })}
          >
            {t('Products.next')}
          </Link>
        )}
      </nav>
    </>
  )
}

function hrefOf(query: Record<string, string>): string {
  const params = new URLSearchParams(Object.entries(query).filter(([, value]) => value))
  return params.size > 0 ? `/staff/products?${params}` : '/staff/products'
}
