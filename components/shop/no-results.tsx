import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { ButtonLink } from '@/components/ui/button-link'
import { EmptyState } from '@/components/ui/empty-state'
import { Icon } from '@/components/ui/icon'
import { search } from '@/components/ui/icons'
import type { Category } from '@/lib/contract/category'
import { withThousands } from '@/lib/i18n/price'
import {
  hasFilters,
  shopHref,
  wholeShopSearch,
  withoutFilters,
  withQuery,
  type ShopState,
} from '@/lib/listing/shop-query'
import { categoryHref } from '@/lib/config/routes'
import { cx } from '@/components/ui/cx'
import { IntentLink } from '@/components/ui/intent-link'

export interface Suggestions {
  /** Words of the keyword that have results on their own, with their number. */
  parts: { keyword: string; total: number }[]
  categories: Category[]
}

/** The empty results page: the query and the next steps. Standards 22, 23; spec §8. */
export function NoResults({
  state,
  suggestions: { parts, categories },
}: {
  state: ShopState
  suggestions: Suggestions
}) {
  const t = useTranslations()
  const language = useLocale()
  const { keyword } = state.query
  const whole = wholeShopSearch(state)
  return (
    <>
      <EmptyState
        title={keyword ? t('Shop.emptyFor', { keyword }) : t(hasFilters(state) ? 'Shop.emptyTitle' : 'Shop.bareTitle')}
        text={
          keyword && !whole
            ? t(parts.length > 0 ? 'Shop.oneWord' : 'Shop.suggestion')
            : t(hasFilters(state) ? 'Shop.emptyText' : 'Shop.bareText')
        }
        mark={
          <span className="grid size-full place-items-center bg-saffron-100 text-saffron-600">
            <Icon shape={search} size={48} />
          </span>
        }
        actions={
          <>
            {parts.map((part) => (
              <ButtonLink
                key={part.keyword}
                href={shopHref(withQuery(withoutFilters(state), { keyword: part.keyword }))}
                look="quiet"
              >
                <bdi>{part.keyword}</bdi>
                <span className="font-normal text-date-600">{withThousands(part.total)}</span>
              </ButtonLink>
            ))}
            {whole && <ButtonLink href={shopHref(whole)}>{t('Shop.wholeShop')}</ButtonLink>}
            {hasFilters(state) && (
              <ButtonLink
                href={shopHref(withoutFilters(state))}
                look={whole ? 'quiet' : 'primary'}
                data-refines="reset"
              >
                {t('Shop.emptyAction')}
              </ButtonLink>
            )}
          </>
        }
      />
      {keyword && categories.length > 0 && (
        <section aria-labelledby="browse" className="text-center">
          <h2 id="browse" className="text-body font-bold">
            {t('Shop.browse')}
          </h2>
          <ul className="mt-3 flex flex-wrap justify-center gap-2">
            {categories.map(({ id, name }) => (
              <li key={id}>
                <Chip href={categoryHref(id)}>{name[language]}</Chip>
              </li>
            ))}
          </ul>
        </section>
      )}
      <p className="text-center text-small text-date-600">{t('Pagination.none')}</p>
    </>
  )
}

/** A link shaped as a pill; `current` marks the selected one. */
function Chip({ href, current = false, children }: { href: string; current?: boolean; children: ReactNode }) {
  return (
    <IntentLink
      href={href}
      aria-current={current ? 'true' : undefined}
      className={cx(
        'chip inline-flex min-h-11 items-center rounded-full px-4 text-small font-medium transition-colors duration-220',
        current ? 'bg-palm-800 text-white hover:bg-palm-900' : 'button-quiet',
      )}
    >
      {children}
    </IntentLink>
  )
}
