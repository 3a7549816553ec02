import { useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/icon'
import { arrowEnd, search } from '@/components/ui/icons'
import { KEYWORD_MAX } from '@/lib/contract/product-query'
import { shopHref, type ShopState } from '@/lib/listing/shop-query'
import { HiddenState } from './hidden-state'
import { LiveForm } from './live-form'

/** Searches within the filtered products. Spec §2 (Shop). */
export function SearchWithin({ state }: { state: ShopState }) {
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
      <noscript>
        <button
          type="submit"
          aria-label={t('searchButton')}
          className="button button-quiet button-small button-round shrink-0"
        >
          <Icon shape={arrowEnd} />
        </button>
      </noscript>
    </LiveForm>
  )
}
