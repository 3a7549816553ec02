import 'client-only'
import { QueryObserver, queryOptions } from '@tanstack/react-query'
import { encodeFavorite } from '@/lib/contract/customer-codec'
import { call } from './api-client'
import { favorites, isNewest, type Press } from './favorites-store'
import { getQueryClient, queryKeys } from './query-client'
import { notifyTabs } from './page-events'

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

/**
 * Saves a press, after earlier ones of the same product, unless a newer one replaced it. Returns since when a removed one was a
 * favorite, for Undo. Throws CallError.
 */
export async function saveFavorite(id: string, press: Press): Promise<string | undefined> {
  const client = getQueryClient()
  const { queryKey } = favoritesQuery
  const mutation = client.getMutationCache().build(client, {
    mutationKey: [...queryKey, id],
    scope: { id: `favorite ${id}` },
    mutationFn: async () => {
      if (!isNewest(id, press)) return undefined
      await client.cancelQueries({ queryKey })
      const body = { ...encodeFavorite(id), since: press.since }
      const answer: { message: string; since?: string } = await (press.favorite
        ? call('addFavorite', { body, keepalive: true })
        : call('removeFavorite', { body: encodeFavorite(id), keepalive: true }))
      applyConfirmed(id, press.favorite)
      return answer.since
    },
    onSettled: () => {
      if (isNewest(id, press)) void client.invalidateQueries({ queryKey })
    },
  })
  return mutation.execute(undefined)
}

/** Applies a confirmed change to the query cache and the hearts; the other tabs refetch. */
function applyConfirmed(id: string, favorite: boolean): void {
  const change = (ids: Iterable<string>) =>
    favorite ? [...new Set([...ids, id])] : [...ids].filter((one) => one !== id)
  getQueryClient().setQueryData(favoritesQuery.queryKey, (ids) => ids && change(ids))
  favorites.setState(({ ids, saved }) => ({
    ids: ids && new Set(change(ids)),
    saved: new Map(saved).set(id, favorite),
  }))
  notifyTabs('favorites')
}
