'use client'

import { usePathname, useRouter } from 'next/navigation'
import { createContext, useContext, useEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import type { OrderNews } from '@/lib/contract/staff-order-list'
import { atRest, followActivity } from '../kit/at-rest'
import { hasUnsaved, onceSaved } from '../kit/unsaved'
import { followOrders } from './follow-orders'
import { ring, soundOn, wakeSound } from './sound'

interface Live {
  /** Number of orders to confirm. */
  waiting: number
  /** Codes of the orders that came while the page was open, the newest last. */
  fresh: readonly string[]
  forget: () => void
}

const Context = createContext<Live>({ waiting: 0, fresh: [], forget: () => {} })

/** Where the news of a page begin. */
export interface NewsStart {
  since: string
  /** Ids of events after it that the page shows. */
  seen: readonly string[]
}

interface Props {
  /** Number of orders to confirm, as the server counted. */
  waiting: number
  /** Null for a role without orders. */
  start: NewsStart | null
  children: ReactNode
}

/** Time in which news are gathered before they are shown, ms. */
const GATHER = 60

/** Follows new and changed orders: rings, counts in the title and the navigation, and brings the page up to date. */
export function LiveOrders({ waiting: counted, start, children }: Props) {
  const router = useRouter()
  const path = usePathname()
  const [first] = useState(start)
  const [known, setKnown] = useState({ counted, waiting: counted })
  const [fresh, setFresh] = useState<readonly string[]>([])
  // The page was read anew: its count is newer.
  if (known.counted !== counted) setKnown({ counted, waiting: counted })
  useTitleBadge(known.waiting)

  const shows = useRef<(code: string) => boolean>(() => false)
  useEffect(() => {
    shows.current = (code) => ['/staff', '/staff/orders', `/staff/orders/${code}`].includes(path)
  }, [path])

  // For each role: other lists stay in place too.
  useEffect(followActivity, [])

  useEffect(() => {
    if (first === null) return undefined
    const told = new Set(first.seen)
    let untold: OrderNews['events'] = []
    let giveUp = () => {}
    const show = () => {
      const added = untold.filter((event) => event.fresh).map(({ code }) => code)
      if (added.length > 0) setFresh((before) => [...new Set([...before, ...added])])
      // The form of an order that can no longer be changed would go, with what is typed: saving it says so.
      if (untold.some(({ code }) => shows.current(code))) onceSaved(() => router.refresh())
      untold = []
    }
    const onNews = (news: OrderNews) => {
      setKnown((before) => ({ ...before, waiting: news.waiting }))
      const more = news.events.filter(({ id }) => !told.has(id))
      if (more.length === 0) return
      for (const { id } of more) told.add(id)
      if (more.some((event) => event.fresh)) ring()
      untold.push(...more)
      giveUp()
      giveUp = atRest(show, GATHER)
    }
    // To the sign-in, unless that would lose what is typed: saving it says that the session is over.
    const onEnd = () => hasUnsaved() || router.refresh()
    const stop = followOrders(first.since, { onNews, onEnd })
    const onTouch = () => soundOn.get() && wakeSound()
    addEventListener('pointerdown', onTouch)
    addEventListener('keydown', onTouch)
    return () => {
      stop()
      giveUp()
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

const BADGE = /^\(\d+\) /

/** Shows a number before the document's title, on every page; 0 shows none. */
function useTitleBadge(count: number): void {
  useEffect(() => {
    const show = () => {
      const plain = document.title.replace(BADGE, '')
      const title = count > 0 ? `(${count}) ${plain}` : plain
      if (document.title !== title) document.title = title
    }
    show()
    // Each page brings its own title.
    const observer = new MutationObserver(show)
    observer.observe(document.head, { childList: true, subtree: true, characterData: true })
    return () => observer.disconnect()
  }, [count])
}
