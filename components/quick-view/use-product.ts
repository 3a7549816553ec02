import { useCallback, useEffect, useEffectEvent, useState } from 'react'
import { useConnectionLost } from '@/components/ui/use-connection-lost'
import { CallError } from '@/lib/client/call-error'
import { call } from '@/lib/client/call'
import type { Product } from '@/lib/contract/product'
import { productOf } from './product-of'

export type Loaded = Omit<Product, 'updatedAt'>
type Answer = { id: string; product: Loaded } | { id: string; failure: 'gone' | 'failed' }

/** Asks the shop for a product while `wanted`, again once a lost connection is back; what was answered for another is not shown. */
export function useProduct(id: string, wanted: boolean) {
  const [answer, setAnswer] = useState<Answer | null>(null)
  const [tries, setTries] = useState(0)

  useEffect(() => {
    if (!wanted) return
    const asking = new AbortController()
    call('getProduct', { params: { id }, signal: asking.signal }).then(
      ({ data }) => setAnswer({ id, product: productOf(data) }),
      (thrown: unknown) => {
        if (asking.signal.aborted) return
        setAnswer({ id, failure: thrown instanceof CallError && thrown.status === 404 ? 'gone' : 'failed' })
      },
    )
    return () => asking.abort()
  }, [id, wanted, tries])

  const retry = useCallback(() => {
    setAnswer(null)
    setTries((count) => count + 1)
  }, [])
  const current = answer?.id === id ? answer : null
  const product = current && 'product' in current ? current.product : null
  const failure = current && 'failure' in current ? current.failure : null
  const comesBack = useEffectEvent(() => {
    // Also what is still on its way, which may be about to fail.
    if (wanted && !product && failure !== 'gone') retry()
  })
  const lost = useConnectionLost()
  useEffect(() => (lost ? () => comesBack() : undefined), [lost])
  return { product, failure, retry }
}
