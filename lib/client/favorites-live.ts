import 'client-only'
import { QueryObserver } from '@tanstack/react-query'
import { call } from './call'
import { favorites, want } from './favorites'
import { queryClient, queryKeys } from './query-client'
import { listenToTabs, notifyTabs } from './tabs'

/** Pages of favourites that are looked at: more than anyone keeps. */
const PAGES_MAX = 40

/** Ids of all favourites of the customer. */
async function fetchIds({ signal }: { signal: AbortSignal }): Promise<string[]> {
  const page = (number: number) => call('listFavorites', { query: { page: String(number) }, signal })
  const first = await page(1)
  const count = Math.min(first.paginationResult.numberOfPage, PAGES_MAX)
  const rest = await Promise.all(Array.from({ length: count - 1 }, (_, at) => page(at + 2)))
  return [first, ...rest].flatMap(({ data }) => data.map(({ _id }) => _id))
}

const query = { queryKey: queryKeys.favorites, queryFn: fetchIds }
let followed = false

/** Keeps the hearts as the server has them: on load, when the tab is looked at again, when another tab changes one. */
export function followFavorites(): void {
  if (followed) return
  followed = true
  new QueryObserver(queryClient, query).subscribe(({ data }) => {
    if (data) favorites.setState({ known: new Set(data) })
  })
  listenToTabs((news) => {
    if (news.kind !== 'favorite') return
    learn(news.id, news.favorite)
    // The first list that is on its way may have been written before: another one, for a first one is not asked for twice.
    if (!favorites.getState().known)
      void queryClient
        .cancelQueries({ queryKey: queryKeys.favorites })
        .then(() => queryClient.invalidateQueries({ queryKey: queryKeys.favorites }))
  })
  addEventListener('pageshow', (event) => {
    if (event.persisted) void queryClient.invalidateQueries({ queryKey: queryKeys.favorites })
  })
}

/** What the server confirmed, for this tab's hearts and its memory. */
function learn(id: string, favorite: boolean): void {
  const { known } = favorites.getState()
  const ids = new Set(known)
  if (favorite) ids.add(id)
  else ids.delete(id)
  // Before the first list is here there is nothing to add to.
  if (known) favorites.setState({ known: ids })
  queryClient.setQueryData<string[]>(queryKeys.favorites, (old) => old && [...ids])
}

/** Products whose wish is on its way to the server. */
const saving = new Set<string>()

/**
 * Sends what the hearts already show (see `want`) to the server, one wish after the other per product, the newest last.
 * Returns the wish that came true; null when an earlier call is seeing to it.
 * On failure the heart goes back and the failure is thrown (CallError).
 */
export async function saveFavorite(id: string): Promise<boolean | null> {
  if (saving.has(id)) return null
  saving.add(id)
  try {
    for (;;) {
      const wish = favorites.getState().wanted.get(id)
      if (wish === undefined) return null
      await queryClient.cancelQueries({ queryKey: queryKeys.favorites })
      await call(wish ? 'addFavorite' : 'removeFavorite', { body: { favoriteId: id }, keepalive: true })
      learn(id, wish)
      notifyTabs({ kind: 'favorite', id, favorite: wish })
      if (favorites.getState().wanted.get(id) === wish) return wish
    }
  } finally {
    saving.delete(id)
    want(id, null)
    void queryClient.invalidateQueries({ queryKey: queryKeys.favorites })
  }
}
