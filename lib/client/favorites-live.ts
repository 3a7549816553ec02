import 'client-only'
import { QueryObserver } from '@tanstack/react-query'
import { call } from './call'
import { favorites, want } from './favorites'
import { queryClient, queryKeys } from './query-client'
import { listenToTabs, notifyTabs } from './tabs'

/** Most pages of favorites to fetch. */
const PAGES_MAX = 40

/** Fetches the ids of all the customer's favorites. */
async function fetchIds({ signal }: { signal: AbortSignal }): Promise<string[]> {
  const page = (number: number) => call('listFavorites', { query: { page: String(number) }, signal })
  const first = await page(1)
  const count = Math.min(first.paginationResult.numberOfPage, PAGES_MAX)
  const rest = await Promise.all(Array.from({ length: count - 1 }, (_, at) => page(at + 2)))
  return [first, ...rest].flatMap(({ data }) => data.map(({ _id }) => _id))
}

const query = { queryKey: queryKeys.favorites, queryFn: fetchIds }
let followed = false

/** Fetches the favorites on load, on window focus, and on return from the back/forward cache; applies changes of other tabs. */
export function followFavorites(): void {
  if (followed) return
  followed = true
  new QueryObserver(queryClient, query).subscribe(({ data }) => {
    if (data) favorites.setState({ known: new Set(data) })
  })
  listenToTabs((news) => {
    if (news.kind !== 'favorite') return
    applyConfirmed(news.id, news.favorite)
    // The list in flight may predate the change. Cancel it: a first fetch is not repeated by invalidation alone.
    if (!favorites.getState().known)
      void queryClient
        .cancelQueries({ queryKey: queryKeys.favorites })
        .then(() => queryClient.invalidateQueries({ queryKey: queryKeys.favorites }))
  })
  addEventListener('pageshow', (event) => {
    if (event.persisted) void queryClient.invalidateQueries({ queryKey: queryKeys.favorites })
  })
}

/** Applies a confirmed change to the hearts and the query cache. */
function applyConfirmed(id: string, favorite: boolean): void {
  const { known } = favorites.getState()
  const ids = new Set(known)
  if (favorite) ids.add(id)
  else ids.delete(id)
  if (known) favorites.setState({ known: ids })
  queryClient.setQueryData<string[]>(queryKeys.favorites, (old) => old && [...ids])
}

/** Ids of products being saved. */
const saving = new Set<string>()

/**
 * Saves what the heart already shows (see `want`), one request at a time per product, until the newest wish is saved.
 * Returns the saved wish; null when an earlier call is already saving. On failure reverts the heart and throws CallError.
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
      applyConfirmed(id, wish)
      notifyTabs({ kind: 'favorite', id, favorite: wish })
      if (favorites.getState().wanted.get(id) === wish) return wish
    }
  } finally {
    saving.delete(id)
    want(id, null)
    void queryClient.invalidateQueries({ queryKey: queryKeys.favorites })
  }
}
