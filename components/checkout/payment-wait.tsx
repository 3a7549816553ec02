'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { call } from '@/lib/client/call'

/** Between two questions, in ms: soon at first, then less and less often. */
const pauses = [1500, 2000, 3000, 5000, 8000, 13_000, 20_000, 30_000]

/** Asks whether the payment has arrived, and shows the page anew when it has been decided. */
export function PaymentWait({ sessionId }: { sessionId: string }) {
  const { refresh } = useRouter()
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const ask = async (turn: number) => {
      try {
        const { data } = await call('confirmPayment', { body: { sessionId } })
        if (data.payment !== 'awaiting') return refresh()
      } catch {
        // Asked again below; the webhook and an e-mail do not depend on this page.
      }
      const pause = pauses[turn + 1]
      if (pause) timer = setTimeout(() => void ask(turn + 1), pause)
    }
    timer = setTimeout(() => void ask(0), pauses[0])
    return () => clearTimeout(timer)
  }, [sessionId, refresh])
  return <span className="spinner mx-auto text-palm-700" />
}
