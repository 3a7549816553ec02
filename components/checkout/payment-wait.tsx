'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useState } from 'react'
import { Button } from '@/components/ui/button'
import { call } from '@/lib/client/call'

/** Between two questions, in ms: soon at first, then less and less often. */
const pauses = [1500, 2000, 3000, 5000, 8000, 13_000, 20_000, 30_000]
/** The turn of a question somebody asks for. */
const NOW = -1

/** Asks whether the payment has arrived, and shows the page anew when it has been decided. After a minute and a half it says that this takes long, and asks when told to. */
export function PaymentWait({ sessionId, words }: { sessionId: string; words: { late: string; again: string } }) {
  const { refresh } = useRouter()
  const [turn, setTurn] = useState(0)
  const pause = turn === NOW ? 0 : pauses[turn]

  useEffect(() => {
    if (pause === undefined) return
    let left = false
    const ask = async () => {
      try {
        const { data } = await call('confirmPayment', { body: { sessionId } })
        if (data.payment !== 'awaiting') return refresh()
      } catch {
        // Asked again below; the webhook and an e-mail do not depend on this page.
      }
      if (!left) setTurn(turn === NOW ? pauses.length : turn + 1)
    }
    const timer = setTimeout(() => void ask(), pause)
    return () => {
      left = true
      clearTimeout(timer)
    }
  }, [sessionId, refresh, turn, pause])

  return (
    <div role="status" className="mx-auto mt-5 grid max-w-105 justify-items-center gap-4">
      {pause === undefined || turn === NOW ? (
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
