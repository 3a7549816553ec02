import 'client-only'
import { useQuery } from '@tanstack/react-query'
import { decodeProduct } from '@/lib/contract/catalogue-codec'
import { call, CallError } from './api-client'
import { getQueryClient, queryKeys } from './query-client'

/** Fetches a product each time it is `wanted`, and again on reconnection. */
export function useProduct(id: string, wanted: boolean) {
  const { data, error, isFetching, refetch } = useQuery(
    {
      queryKey: queryKeys.product(id),
      queryFn: async ({ signal }) => decodeProduct((await call('getProduct', { params: { id }, signal })).data),
      enabled: wanted,
      staleTime: 0,
      retry: false,
      // Without a connection it fails at once and says so.
      networkMode: 'always',
      refetchOnReconnect: true,
      refetchOnWindowFocus: false,
    },
    getQueryClient(),
  )
  const isGone = error instanceof CallError && error.status === 404
  const failure = error && !isFetching ? (isGone ? 'gone' : 'failed') : null
  return { product: data ?? null, failure, retry: () => void refetch() }
}
