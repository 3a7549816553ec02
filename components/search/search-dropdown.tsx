import { useTranslations } from 'next-intl'
import { PopoverBehaviour } from '@/components/ui/popover-behaviour'
import { Icon, close, search } from '@/components/ui/icon'
import { IconButton } from '@/components/ui/icon-button'
import { KEYWORD_MAX } from '@/lib/contract/product-query'
import { SearchLoader } from './search-loader'

/** The search overlay below the header. The form works without scripts; with them results appear while typing. Spec §2 (Search overlay). */
export function SearchDropdown({ shop }: { shop: string }) {
  const t = useTranslations('Header')
  return (
    <div
      id="search-drop"
      popover="auto"
      role="dialog"
      aria-modal="true"
      aria-label={t('search')}
      className="overlay overlay-top search-drop holds-page"
    >
      <div className="page-width pt-3 pb-5 md:pt-6 md:pb-8">
        <div className="flex items-center gap-2">
          <SearchForm shop={shop} />
          <IconButton
            shape={close}
            label={t('closeSearch')}
            look="bare"
            popoverTarget="search-drop"
            popoverTargetAction="hide"
            className="-me-2"
          />
        </div>
        <SearchLoader />
      </div>
      <PopoverBehaviour id="search-drop" />
    </div>
  )
}

function SearchForm({ shop }: { shop: string }) {
  const t = useTranslations('Header')
  return (
    <form action="/shop" method="get" role="search" className="flex-1">
      <div className="field-control field-pill min-h-14.5">
        <button
          type="submit"
          aria-label={t('search')}
          className="-ms-2.5 grid size-11 shrink-0 place-items-center rounded-full text-palm-900"
        >
          <Icon shape={search} size={22} />
        </button>
        <input
          id="search-field"
          type="search"
          data-first
          name="keyword"
          aria-label={t('searchField')}
          placeholder={t('searchPlaceholder', { shop })}
          maxLength={KEYWORD_MAX}
          enterKeyHint="search"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          className="field-input -ms-1"
          suppressHydrationWarning
        />
        <span id="search-field-busy" className="spinner text-palm-700" hidden suppressHydrationWarning />
      </div>
    </form>
  )
}
