import { useTranslations } from 'next-intl'
import type { ReactNode, CSSProperties } from 'react'
import { PopoverBehaviour } from '@/components/ui/popover-behaviour'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { Icon, chevronDown, close } from '@/components/ui/icon'
import { TextLink } from '@/components/ui/text-link'
import { Choice } from '@/components/ui/choice'
import { IconButton } from '@/components/ui/icon-button'
import type { Category } from '@/lib/contract/category'
import { toAed, type Fils } from '@/lib/contract/money'
import { hasFilters, questionOf, shopHref, withoutFilters, type ShopState } from '@/lib/listing/shop-query'
import { CategoryFilter } from './category-filter'
import { ChosenChips } from './chosen-chips'
import { ColourFilter } from './colour-filter'
import { HiddenState } from './hidden-state'
import { LiveForm } from './live-form'
import { FILTERS_ID } from './ids'
import { PriceRange } from './price-range'

interface Props {
  state: ShopState
  total: number
  categories: Category[]
  colors: string[]
  /** Lowest and highest price in the catalogue. */
  bounds: { min: Fils; max: Fils }
}

const FORM = 'filters-form'
/** Window width from which the filters are a sidebar, in px: the breakpoint `wide`. */
const SIDEBAR_FROM = 1200

/** The filters: a sidebar on wide windows, else a sheet, from below on phones (a popover, so that it opens without JavaScript). Spec §2. */
export function FilterPanel({ state, total, categories, colors, bounds }: Props) {
  const t = useTranslations('Shop')
  const { query } = state
  const reset = shopHref(withoutFilters(state))
  return (
    <section
      id={FILTERS_ID}
      popover="auto"
      aria-label={t('filters')}
      data-refines="reset"
      className="filters overlay overlay-sheet holds-page"
    >
      <span className="mx-auto mt-3 block h-1 w-12 shrink-0 rounded-full bg-sand-400 md:hidden" aria-hidden />
      <div className="flex items-center justify-between gap-4 px-5 py-3 wide:px-0 wide:pt-0 wide:pb-4">
        <h2 tabIndex={-1} className="text-h3 outline-none">
          {t('filters')}
        </h2>
        {hasFilters(state) && (
          <TextLink href={reset} className="reach hidden text-small wide:inline">
            {t('reset')}
          </TextLink>
        )}
        <IconButton
          shape={close}
          label={t('close')}
          popoverTarget={FILTERS_ID}
          popoverTargetAction="hide"
          data-first
          className="wide:hidden"
        />
      </div>
      <div className="wide:hidden">
        <ChosenChips state={state} categories={categories} row />
      </div>
      <LiveForm id={FORM} label={t('filters')} current={shopHref(state)} className="flex-1 px-5 wide:px-0">
        <HiddenState state={state} except={['category', 'subcategory', 'rating', 'colors', 'minPrice', 'maxPrice']} />
        {categories.length > 0 && (
          <FilterSection title={t('category')}>
            <CategoryFilter categories={categories} state={state} />
          </FilterSection>
        )}
        <FilterSection title={t('price')}>
          {/* 0 means no bound: spec §5. */}
          <PriceRange
            from={query.priceFrom === null ? '' : String(toAed(query.priceFrom))}
            to={query.priceTo === null ? '' : String(toAed(query.priceTo))}
            max={Math.ceil(toAed(bounds.max))}
            labels={{ from: t('priceFrom'), to: t('priceTo'), between: t('to') }}
          />
        </FilterSection>
        <FilterSection title={t('rating')}>
          <RatingFilter rating={query.ratingFrom} />
        </FilterSection>
        {colors.length > 0 && (
          <FilterSection title={t('colour')}>
            <ColourFilter colors={colors} chosen={query.colors} />
          </FilterSection>
        )}
        <noscript>
          <Button type="submit" className="mb-5 w-full">
            {t('apply')}
          </Button>
        </noscript>
      </LiveForm>
      <div className="scripted sticky bottom-0 grid grid-cols-[auto_1fr] gap-3 border-t border-sand-200 bg-sand-50 p-4 wide:hidden">
        {/* The page's own count is inert while the sheet is open. */}
        <p role="status" className="sr-only">
          <span key={questionOf(state)}>{t('results', { count: total })}</span>
        </p>
        <ButtonLink href={reset} look="quiet" className="px-4">
          {t('reset')}
        </ButtonLink>
        <button
          type="button"
          popoverTarget={FILTERS_ID}
          popoverTargetAction="hide"
          className="button button-primary px-4"
        >
          {t('showResults', { count: total })}
        </button>
      </div>
      <PopoverBehaviour id={FILTERS_ID} sidebarFrom={SIDEBAR_FROM} />
    </section>
  )
}

function FilterSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details open aria-label={title} className="group/section border-t border-sand-200 py-5">
      <summary className="reach flex min-h-8 list-none items-center justify-between gap-4 [&::-webkit-details-marker]:hidden">
        <h3 className="text-body font-bold">{title}</h3>
        <Icon shape={chevronDown} className="text-palm-800 transition-transform group-open/section:rotate-180" />
      </summary>
      <div className="pt-3">{children}</div>
    </details>
  )
}

/** Five to one stars; k means ratings from k to below k + 1. Spec §5. */
function RatingFilter({ rating }: { rating: number | null }) {
  const t = useTranslations('Shop')
  return (
    <ul className="grid gap-1">
      {[5, 4, 3, 2, 1].map((stars) => {
        const from = stars < 5 && { stars, upTo: `${stars}.9` }
        return (
          <li key={stars}>
            <Choice
              type="radio"
              name="rating"
              value={String(stars)}
              defaultChecked={rating === stars}
              aria-label={from ? t('ratingFrom', from) : undefined}
            >
              <span className="flex items-center gap-2">
                <StarRow stars={stars} />
                <span className="text-small">{from ? t('ratingFromShort', from) : t('ratingExactly', { stars })}</span>
              </span>
            </Choice>
          </li>
        )
      })}
    </ul>
  )
}

function StarRow({ stars }: { stars: number }) {
  const style: CSSProperties & Record<'--stars', number> = { fontSize: 16, '--stars': stars }
  return <span aria-hidden className="stars" style={style} />
}
