import { useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/icon'
import { close } from '@/components/ui/icons'
import { PopoverManners } from './popover-manners'
import { SearchForm } from './search-form'

/** The phone's search: drops from the top, without scripts too. */
export function SearchDrop() {
  const t = useTranslations('Header')
  return (
    <div
      id="search-drop"
      popover="auto"
      role="dialog"
      aria-modal="true"
      aria-label={t('search')}
      className="overlay overlay-top holds-page"
    >
      <div className="flex items-center gap-2 p-4">
        <SearchForm id="search-drop-field" placeholder={t('searchPlaceholder')} large className="flex-1" />
        <button
          type="button"
          popoverTarget="search-drop"
          popoverTargetAction="hide"
          aria-label={t('closeSearch')}
          className="icon-button -me-2"
        >
          <Icon shape={close} />
        </button>
      </div>
      <PopoverManners id="search-drop" />
    </div>
  )
}
