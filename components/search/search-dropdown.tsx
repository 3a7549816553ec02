import { useTranslations } from 'next-intl'
import { PopoverBehaviour } from '@/components/layout/popover-behaviour'
import { Icon } from '@/components/ui/icon'
import { close } from '@/components/ui/icons'
import { SearchForm } from './search-form'
import { SearchLoader } from './search-loader'

const FIELD = 'search-field'

/** The search overlay below the header. The form works without scripts; with them results appear while typing. Spec §2 (Search overlay). */
export function SearchDropdown() {
  const t = useTranslations()
  return (
    <div
      id="search-drop"
      popover="auto"
      role="dialog"
      aria-modal="true"
      aria-label={t('Header.search')}
      className="overlay overlay-top search-drop holds-page"
    >
      <div className="page-width search-room">
        <div className="flex items-center gap-2">
          <SearchForm id={FIELD} placeholder={t('Header.searchPlaceholder')} className="flex-1" />
          <button
            type="button"
            popoverTarget="search-drop"
            popoverTargetAction="hide"
            aria-label={t('Header.closeSearch')}
            className="icon-button -me-2"
          >
            <Icon shape={close} />
          </button>
        </div>
        <SearchLoader fieldId={FIELD} dropId="search-drop" />
      </div>
      <PopoverBehaviour id="search-drop" />
    </div>
  )
}
