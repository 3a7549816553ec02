import { onlineManager, QueryClient } from '@tanstack/react-query'
import 'client-only'
import type { Language } from '@/lib/config/constants'
import { CallError } from './api-client'
import { onPageRestore, onTabMessage } from './page-events'

/** Lifetime of unused data, in ms. Spec §9. */
const UNUSED = 60_000

export const queryKeys = {
  favorites: ['favorites'],
  cart: ['cart'],
  profile: ['profile'],
  addresses: ['addresses'],
  delivery: ['delivery'],
  categories: ['categories'],
  product: (id: string) => ['product', id],
  search: (language: Language, keyword: string) => ['search', language, keyword],
} as const

let browserClient: QueryClient | undefined

/**
 * The tab's query cache; on the server a new one each time, because requests must not share customers' data. Import it only from
 * modules that are loaded on demand or belong to a signed-in customer's page. Standards 25.
 */
export function getQueryClient(): QueryClient {
  if (typeof window === 'undefined') return makeClient()
  return (browserClient ??= followPage(makeClient()))
}

function makeClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        gcTime: UNUSED,
        staleTime: 5_000,
        refetchOnWindowFocus: true,
        retry: (failures, error) => failures < 2 && !(error instanceof CallError && error.status >= 400),
      },
      // A change without a connection fails at once, with a message.
      mutations: { networkMode: 'always' },
    },
  })
}

/** Refetches on window focus, on reconnection, on return from the back/forward cache and when another tab changes data. Standards 21. */
function followPage(client: QueryClient): QueryClient {
  // It hears of changes only, and would miss a reconnection if the tab is offline already.
  onlineManager.setOnline(navigator.onLine)
  client.mount()
  onPageRestore(() => void client.invalidateQueries())
  onTabMessage(async (kind) => {
    // A first fetch in flight may predate the change; invalidation alone would not repeat it.
    await client.cancelQueries({ queryKey: [kind] })
    await client.invalidateQueries({ queryKey: [kind] })
  })
  return client
}

/** Cancels and disables all queries during sign-out, when each would fail with 401. Returns the function that enables and repeats them. */
export async function pauseQueries(): Promise<() => void> {
  const client = getQueryClient()
  const options = client.getDefaultOptions()
  client.setDefaultOptions({ ...options, queries: { ...options.queries, enabled: false } })
  await client.cancelQueries()
  return () => {
    client.setDefaultOptions(options)
    void client.invalidateQueries()
  }
}
