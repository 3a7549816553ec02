import Form from 'next/form'
import { useTranslations } from 'next-intl'
import Link from 'next/link'
import { Icon } from '@/components/ui/icon'
import { grid, list, search } from '@/components/ui/icons'
import { favoritesHref, type FavoritesState } from '@/lib/listing/favorites-query'
import type { View } from '@/lib/listing/shop-query'
import { SearchField } from './search-field'

const shapes = { grid, list }

/** Search among the favourites, grid or list. Spec §2 (Favorites). */
export function FavoritesToolbar({ state }: { state: FavoritesState }) {
  const t = useTranslations()
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Form action="/favorites" role="search" className="min-w-0 flex-1 md:w-75 md:flex-none">
        {state.view === 'list' && <input type="hidden" name="view" value="list" />}
        <label className="field-control field-pill">
          <Icon shape={search} />
          <span className="sr-only">{t('Favorites.search')}</span>
          <SearchField keyword={state.keyword} placeholder={t('Favorites.searchShort')} />
        </label>
      </Form>
      <nav aria-label={t('Shop.view')} className="flex rounded-full bg-sand-100 p-1">
        {(['grid', 'list'] satisfies View[]).map((view) => (
          <Link
            key={view}
            href={favoritesHref({ ...state, view })}
            replace
            scroll={false}
            prefetch={false}
            aria-label={t(`Shop.${view}`)}
            aria-current={state.view === view ? 'true' : undefined}
            className="grid size-11 place-items-center rounded-full text-palm-900 hover:bg-palm-50 aria-current:bg-white aria-current:shadow-e1"
          >
            <Icon shape={shapes[view]} />
          </Link>
        ))}
      </nav>
    </div>
  )
}
