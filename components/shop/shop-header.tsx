import { useTranslations } from 'next-intl'
import { Icon, arrowEnd, filter, search, sort } from '@/components/ui/icon'
import { ViewToggle } from '@/components/ui/view-toggle'
import { IconButton } from '@/components/ui/icon-button'
import { shopHref, hasFilters, questionOf, type ShopState } from '@/lib/listing/shop-query'
import { KEYWORD_MAX, SORTS } from '@/lib/contract/product-query'
import { FILTERS_ID } from './ids'
import { HiddenState } from './hidden-state'
import { LiveForm } from './live-form'
import { SortSelect } from './sort-select'

const row = 'flex w-full flex-wrap items-center gap-3 md:w-auto'

interface Props extends HeadingProps {
  sorts: boolean
}

/** The listing's title and number of products, with the controls above the products. */
export function ShopHeader({ sorts, ...heading }: Props) {
  return (
    <header className="shop-head">
      <ShopHeading {...heading} />
      <ShopToolbar state={heading.state} sorts={sorts} />
    </header>
  )
}

/** Search within results, view toggle, the filter button where the filters are a sheet, and sorting where available. */
function ShopToolbar({ state, sorts }: { state: ShopState; sorts: boolean }) {
  const t = useTranslations('Shop')
  return (
    <div className="flex w-full flex-wrap gap-3 md:w-auto">
      <div className={row}>
        <SearchWithin state={state} />
        <ViewToggle view={state.view} hrefOf={(view) => shopHref({ ...state, view })} />
      </div>
      <div className={row}>
        <button
          type="button"
          popoverTarget={FILTERS_ID}
          aria-haspopup="dialog"
          className="button button-quiet button-small wide:hidden"
        >
          <Icon shape={filter} />
          {t('filters')}
        </button>
        {sorts && <SortBy state={state} />}
      </div>
    </div>
  )
}

function SearchWithin({ state }: { state: ShopState }) {
  const t = useTranslations('Shop')
  return (
    <LiveForm
      id="search-within"
      label={t('searchResults')}
      current={shopHref(state)}
      className="flex min-w-0 flex-[1_0_min(11rem,100%)] items-center gap-2 md:w-56 md:flex-none"
    >
      <HiddenState state={state} except={['keyword']} />
      <label className="field-control field-pill min-w-0 flex-1">
        <Icon shape={search} />
        <span className="sr-only">{t('searchResults')}</span>
        <input
          className="field-input"
          type="text"
          inputMode="search"
          enterKeyHint="search"
          name="keyword"
          maxLength={KEYWORD_MAX}
          dir="auto"
          placeholder={t('searchResults')}
          defaultValue={state.query.keyword}
        />
      </label>
      <SubmitWithoutScripts label={t('searchButton')} />
    </LiveForm>
  )
}

function SubmitWithoutScripts({ label }: { label: string }) {
  return (
    <noscript>
      <IconButton type="submit" shape={arrowEnd} label={label} className="shrink-0" />
    </noscript>
  )
}

function SortBy({ state }: { state: ShopState }) {
  const t = useTranslations('Shop')
  return (
    <form action="/shop" method="get" autoComplete="off" className="flex gap-2 max-lg:grow">
      <HiddenState state={state} except={['sort']} />
      <div className="relative flex min-w-0 flex-1 items-center">
        <SortSelect
          name="sort"
          aria-label={t('sort')}
          current={state.query.sort ?? ''}
          className="button button-quiet button-small w-full appearance-none pe-11 text-start"
        >
          <option value="">{t('sortFeatured')}</option>
          {SORTS.map((one) => (
            <option key={one} value={one}>
              {t(`sorts.${one}`)}
            </option>
          ))}
        </SortSelect>
        <Icon shape={sort} className="pointer-events-none absolute inset-e-4" />
      </div>
      <SubmitWithoutScripts label={t('sortButton')} />
    </form>
  )
}

interface HeadingProps {
  title: string
  total: number
  state: ShopState
}

/** The listing's title and live number of products, announced after every request, even when unchanged. */
function ShopHeading({ title, total, state }: HeadingProps) {
  const t = useTranslations('Shop')
  return (
    <div>
      <h1 className="text-h1 wrap-anywhere">{title}</h1>
      <p role="status" className="mt-1 text-date-600">
        <span key={`${questionOf(state)} ${total}`}>
          <strong className="font-bold text-ink">{t('results', { count: total })}</strong>{' '}
          {hasFilters(state) ? t('matches', { count: total }) : t('inShop')}
        </span>
      </p>
    </div>
  )
}
