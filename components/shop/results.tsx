import { useTranslations } from 'next-intl'
import { LogoMark } from '@/components/brand/logo-mark'
import { ProductGrid } from '@/components/product/product-grid'
import { ProductRow } from '@/components/product/product-row'
import { ButtonLink } from '@/components/ui/button-link'
import { EmptyState } from '@/components/ui/empty-state'
import { Pagination } from '@/components/ui/pagination'
import type { Page } from '@/lib/contract/list'
import type { Product } from '@/lib/contract/product'
import { shopHref, withoutFilters, type ShopState } from '@/lib/listing/shop-query'

/** The page of products, or a way on when nothing matches. Spec §2 (Shop). */
export function Results({ state, page }: { state: ShopState; page: Page<Product> }) {
  const t = useTranslations('Shop')
  if (page.items.length === 0) {
    return (
      <EmptyState
        title={t('emptyTitle')}
        text={state.query.keyword ? t('suggestion') : t('emptyText')}
        mark={<LogoMark className="size-20" />}
        actions={<ButtonLink href={shopHref(withoutFilters(state))}>{t('emptyAction')}</ButtonLink>}
      />
    )
  }
  return (
    <>
      {state.view === 'list' ? (
        <ul className="grid gap-5">
          {page.items.map((product, index) => (
            <li key={product.id}>
              <ProductRow product={product} eager={index < 2} heading="h2" />
            </li>
          ))}
        </ul>
      ) : (
        <ProductGrid products={page.items} eager={4} />
      )}
      <Pagination
        page={page.page}
        pages={page.pages}
        hrefFor={(number) => shopHref({ ...state, query: { ...state.query, page: number } })}
      />
    </>
  )
}
