'use client'

import { usePathname, useRouter } from 'next/navigation'
import { createContext, useContext, useEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import type { OrderNews } from '@/lib/contract/staff-order-list'
import { followOrders } from './follow-orders'
import { ring, soundOn, wakeSound } from './sound'
import { useTitleBadge } from './title-badge'

interface Live {
  /** Number of orders to confirm. */
  waiting: number
  /** Codes of the orders that came while the page was open, the newest last. */
  fresh: readonly string[]
  forget: () => void
}

const Context = createContext<Live>({ waiting: 0, fresh: [], forget: () => {} })

interface Props {
  /** Number of orders to confirm, as the server counted. */
  waiting: number
  /** Id from which on events are news; null for a role without orders. */
  since: string | null
  children: ReactNode
}

/** Time in which news are gathered before the page is read anew, ms. */
const GATHER = 60

/** Follows new and changed orders: rings, counts in the title and the navigation, and brings the page up to date. */
export function LiveOrders({ waiting: counted, since, children }: Props) {
  const router = useRouter()
  const path = usePathname()
  const [first] = useState(since)
  const [known, setKnown] = useState({ counted, waiting: counted })
  const [fresh, setFresh] = useState<readonly string[]>([])
  // The page was read anew: its count is newer.
  if (known.counted !== counted) setKnown({ counted, waiting: counted })
  useTitleBadge(known.waiting)

  const showsNews = useRef<(news: OrderNews) => boolean>(() => false)
  useEffect(() => {
    showsNews.current = (news) =>
      path === '/staff' || path === '/staff/orders' || news.changed.some((code) => path === `/staff/orders/${code}`)
  }, [path])

  useEffect(() => {
    if (first === null) return undefined
    const told = new Set<string>()
    let gathering: ReturnType<typeof setTimeout> | undefined
    const onNews = (news: OrderNews) => {
      setKnown((before) => ({ ...before, waiting: news.waiting }))
      const added = news.fresh.filter((code) => !told.has(code))
      for (const code of added) told.add(code)
      if (added.length > 0) {
        setFresh((before) => [...before, ...added])
        ring()
      }
      if (news.fresh.length + news.changed.length === 0 || !showsNews.current(news)) return
      clearTimeout(gathering)
      gathering = setTimeout(() => router.refresh(), GATHER)
    }
    const stop = followOrders(first, { onNews, onEnd: () => router.refresh() })
    const onTouch = () => soundOn.get() && wakeSound()
    addEventListener('pointerdown', onTouch)
    addEventListener('keydown', onTouch)
    return () => {
      stop()
      clearTimeout(gathering)
      removeEventListener('pointerdown', onTouch)
      removeEventListener('keydown', onTouch)
    }
  }, [first, router])

  const live = useMemo(() => ({ waiting: known.waiting, fresh, forget: () => setFresh([]) }), [known.waiting, fresh])
  return <Context value={live}>{children}</Context>
}

/** The news of orders. */
export function useLiveOrders(): Live {
  return useContext(Context)
}
