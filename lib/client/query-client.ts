import 'client-only'
import { QueryClient } from '@tanstack/react-query'
import type { Language } from '@/lib/config/constants'
import { CallError } from './call-error'

/** Lifetime of unused data, in ms. Spec §9. */
const UNUSED = 60_000

/** The tab's query cache. Import it only from modules that are loaded on demand. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      gcTime: UNUSED,
      staleTime: 5_000,
      refetchOnWindowFocus: true,
      retry: (failures, error) => failures < 2 && !(error instanceof CallError && error.status >= 400),
    },
  },
})

// Subscribes to window focus and reconnection.
queryClient.mount()

/** Cancels and disables all queries during sign-out, when each would fail with 401. Returns the function that enables them again. */
export async function stopAsking(): Promise<() => void> {
  const { queries } = queryClient.getDefaultOptions()
  queryClient.setDefaultOptions({ queries: { ...queries, enabled: false } })
  await queryClient.cancelQueries()
  return () => queryClient.setDefaultOptions({ queries })
}

export const queryKeys = {
  favorites: ['favorites'],
  cart: ['cart'],
  profile: ['profile'],
  categories: ['categories'],
  search: (language: Language, keyword: string) => ['search', language, keyword],
} as const
