import 'client-only'
import { QueryObserver } from '@tanstack/react-query'
import { showAvatar } from './avatar'
import { call } from './call'
import { queryClient, queryKeys } from './query-client'
import { listenToTabs } from './tabs'

let followed = false

/** Fetches the header's picture, and again when another tab changes the profile. Spec §4 (Auth restore). */
export function followProfile(): void {
  if (followed) return
  followed = true
  const query = {
    queryKey: queryKeys.profile,
    queryFn: async ({ signal }: { signal: AbortSignal }) => (await call('getProfile', { signal })).data,
    // Changes are rare and invalidate the query themselves.
    staleTime: 5 * 60_000,
  }
  new QueryObserver(queryClient, query).subscribe(({ data }) => {
    if (data) showAvatar(data.imageBase64)
  })
  listenToTabs((news) => {
    if (news.kind === 'profile') void queryClient.invalidateQueries({ queryKey: queryKeys.profile })
  })
}
