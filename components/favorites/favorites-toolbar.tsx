import Form from 'next/form'
import { useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/icon'
import { search } from '@/components/ui/icons'
import { ViewToggle } from '@/components/ui/view-toggle'
import { favoritesHref, type FavoritesState } from '@/lib/listing/favorites-query'
import { SearchField } from './search-field'

/** Search of the favorites, and the grid/list switch. Spec §2 (Favorites). */
export function FavoritesToolbar({ state }: { state: FavoritesState }) {
  const t = useTranslations('Favorites')
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Form action="/favorites" role="search" className="min-w-0 flex-1 md:w-75 md:flex-none">
        {state.view === 'list' && <input type="hidden" name="view" value="list" />}
        <label className="field-control field-pill">
          <Icon shape={search} />
          <span className="sr-only">{t('search')}</span>
          <SearchField keyword={state.keyword} placeholder={t('searchShort')} />
        </label>
      </Form>
      <ViewToggle view={state.view} hrefOf={(view) => favoritesHref({ ...state, view })} />
    </div>
  )
}
