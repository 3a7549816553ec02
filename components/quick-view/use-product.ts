import { useCallback, useEffect, useEffectEvent, useState } from 'react'
import { useConnectionLost } from '@/components/ui/use-connection-lost'
import { CallError } from '@/lib/client/call-error'
import { call } from '@/lib/client/call'
import { decodeProduct } from '@/lib/contract/catalogue-codec'
import type { Product } from '@/lib/contract/product'

export type Loaded = Omit<Product, 'updatedAt'>
type Answer = { id: string; product: Loaded } | { id: string; failure: 'gone' | 'failed' }

/** Fetches a product while `wanted`, and again on reconnection; ignores the response of another product. */
export function useProduct(id: string, wanted: boolean) {
  const [answer, setAnswer] = useState<Answer | null>(null)
  const [attempts, setAttempts] = useState(0)

  useEffect(() => {
    if (!wanted) return
    const request = new AbortController()
    call('getProduct', { params: { id }, signal: request.signal }).then(
      ({ data }) => setAnswer({ id, product: decodeProduct(data) }),
      (thrown: unknown) => {
        if (request.signal.aborted) return
        setAnswer({ id, failure: thrown instanceof CallError && thrown.status === 404 ? 'gone' : 'failed' })
      },
    )
    return () => request.abort()
  }, [id, wanted, attempts])

  const retry = useCallback(() => {
    setAnswer(null)
    setAttempts((count) => count + 1)
  }, [])
  const current = answer?.id === id ? answer : null
  const product = current && 'product' in current ? current.product : null
  const failure = current && 'failure' in current ? current.failure : null
  const onReconnect = useEffectEvent(() => {
    // Also repeat a pending request, which may be about to fail.
    if (wanted && !product && failure !== 'gone') retry()
  })
  const lost = useConnectionLost()
  useEffect(() => (lost ? () => onReconnect() : undefined), [lost])
  return { product, failure, retry }
}
