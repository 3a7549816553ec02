'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useState } from 'react'
import { Button } from '@/components/ui/button'
import { call } from '@/lib/client/api-client'

/** Delays between checks, in ms. */
const delays = [1500, 2000, 3000, 5000, 8000, 13_000, 20_000, 30_000]
/** `turn` of a check requested by the customer. */
const NOW = -1

/** Polls the payment and refreshes the page once it is decided. After about 90 seconds shows that it is late and checks on demand only. */
export function PaymentWait({ sessionId, words }: { sessionId: string; words: { late: string; again: string } }) {
  const { refresh } = useRouter()
  const [turn, setTurn] = useState(0)
  const delay = turn === NOW ? 0 : delays[turn]

  useEffect(() => {
    if (delay === undefined) return
    let left = false
    const check = async () => {
      try {
        const { data } = await call('confirmPayment', { body: { sessionId } })
        if (data.payment !== 'awaiting') return refresh()
      } catch {
        // Retried below; the webhook and the e-mail do not depend on this page.
      }
      if (!left) setTurn(turn === NOW ? delays.length : turn + 1)
    }
    const timer = setTimeout(() => void check(), delay)
    return () => {
      left = true
      clearTimeout(timer)
    }
  }, [sessionId, refresh, turn, delay])

  return (
    <div role="status" className="mx-auto mt-5 grid max-w-105 justify-items-center gap-4">
      {delay === undefined || turn === NOW ? (
        <>
          <p className="text-date-700">{words.late}</p>
          <Button look="quiet" busy={turn === NOW} onClick={() => setTurn(NOW)}>
            {words.again}
          </Button>
        </>
      ) : (
        <span className="spinner text-palm-700" />
      )}
    </div>
  )
}
