import 'client-only'
import { QueryClient } from '@tanstack/react-query'
import type { Language } from '@/lib/config/constants'
import { CallError } from './call-error'

/** How long unused data is kept, in ms. Spec §9. */
const UNUSED = 60_000

/** The one memory of what the server said to this tab. Only modules that are loaded on need may import it. */
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

// Without this it would not hear that the tab is looked at again, or that the connection is back.
queryClient.mount()

/** Drops what is on its way and asks for nothing more: somebody is leaving, and every answer would be a refusal. Returns how to go on. */
export async function stopAsking(): Promise<() => void> {
  const { queries } = queryClient.getDefaultOptions()
  queryClient.setDefaultOptions({ queries: { ...queries, enabled: false } })
  await queryClient.cancelQueries()
  return () => queryClient.setDefaultOptions({ queries })
}

/** What is remembered under which name. */
export const queryKeys = {
  favorites: ['favorites'],
  cart: ['cart'],
  profile: ['profile'],
  categories: ['categories'],
  search: (language: Language, keyword: string) => ['search', language, keyword],
} as const
