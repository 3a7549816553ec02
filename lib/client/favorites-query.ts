import 'client-only'
import { QueryObserver, queryOptions } from '@tanstack/react-query'
import { encodeFavorite } from '@/lib/contract/customer-codec'
import { call } from './api-client'
import { favorites, want } from './favorites-store'
import { getQueryClient, queryKeys } from './query-client'
import { notifyTabs } from './page-events'

/** Ids of the customer's favorites. */
const favoritesQuery = queryOptions({
  queryKey: queryKeys.favorites,
  queryFn: async ({ signal }) => (await call('listFavoriteIds', { signal })).data,
})

let watched = false

/** Fetches the ids of the favorites for the hearts, and keeps them in sync with the server. */
export function watchFavorites(): void {
  if (watched) return
  watched = true
  new QueryObserver(getQueryClient(), favoritesQuery).subscribe(({ data }) => {
    if (data) favorites.setState({ ids: new Set(data) })
  })
}

let presses = 0
/** By product: the newest press of its hearts. */
const newestPress = new Map<string, number>()

/** Saves what the heart already shows, after earlier changes of the same product. False when a newer press replaced it. Throws CallError. */
export async function saveFavorite(id: string, favorite: boolean): Promise<boolean> {
  const client = getQueryClient()
  const { queryKey } = favoritesQuery
  const press = ++presses
  newestPress.set(id, press)
  const isNewest = () => newestPress.get(id) === press
  const mutation = client.getMutationCache().build(client, {
    mutationKey: [...queryKey, id],
    scope: { id: `favorite ${id}` },
    mutationFn: async () => {
      if (!isNewest()) return
      await client.cancelQueries({ queryKey })
      await call(favorite ? 'addFavorite' : 'removeFavorite', { body: encodeFavorite(id), keepalive: true })
      applyConfirmed(id, favorite)
    },
  })
  try {
    await mutation.execute(undefined)
  } catch (thrown) {
    if (isNewest()) throw thrown
  } finally {
    if (isNewest()) {
      want(id, null)
      void client.invalidateQueries({ queryKey })
    }
  }
  return isNewest()
}

/** Applies a confirmed change to the query cache and the hearts; the other tabs refetch. */
function applyConfirmed(id: string, favorite: boolean): void {
  const change = (ids: Iterable<string>) =>
    favorite ? [...new Set([...ids, id])] : [...ids].filter((one) => one !== id)
  getQueryClient().setQueryData(favoritesQuery.queryKey, (ids) => ids && change(ids))
  favorites.setState(({ ids }) => ({ ids: ids && new Set(change(ids)) }))
  notifyTabs('favorites')
}
