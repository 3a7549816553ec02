import 'client-only'
import { QueryObserver, queryOptions } from '@tanstack/react-query'
import type { Customer } from '@/lib/contract/customer'
import { decodeCustomer } from '@/lib/contract/customer-codec'
import { avatar } from './avatar'
import { call } from './api-client'
import { getQueryClient, queryKeys } from './query-client'
import { notifyTabs } from './page-events'

const profileQuery = queryOptions({
  queryKey: queryKeys.profile,
  queryFn: async ({ signal }) => decodeCustomer((await call('getProfile', { signal })).data),
  // Changes are rare and invalidate the query themselves.
  staleTime: 5 * 60_000,
})

/** Shows the profile after a change; the other tabs refetch theirs. */
export function showProfile(profile: Customer): void {
  getQueryClient().setQueryData(profileQuery.queryKey, profile)
  avatar.set(profile.image)
  notifyTabs('profile')
}

let watched = false

/** Fetches the header's picture, and again when another tab changes the profile. Spec §4 (Auth restore). */
export function watchProfile(): void {
  if (watched) return
  watched = true
  new QueryObserver(getQueryClient(), profileQuery).subscribe(({ data }) => {
    if (data) avatar.set(data.image)
  })
}
