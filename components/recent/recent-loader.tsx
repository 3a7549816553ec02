'use client'

import { useEffect, useState, useSyncExternalStore, type ComponentType } from 'react'
import { withViewed, type Viewed } from './recent'
import type { RecentListProps } from './recent-list'
import { readViewed, watchViewed, writeViewed } from './store'

interface Props {
  now?: Viewed
  words: RecentListProps['words']
}

const nothing: Viewed[] = []

/** Loads the list only when it has products to show. */
export function RecentLoader({ now, words }: Props) {
  const viewed = useSyncExternalStore(watchViewed, readViewed, () => nothing)
  const [List, setList] = useState<{ Shown: ComponentType<RecentListProps> } | null>(null)
  const shown = viewed.filter(({ id }) => id !== now?.id)
  const wanted = shown.length > 0

  useEffect(() => {
    if (now) writeViewed(withViewed(readViewed(), now))
    // Once per product, not per render.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [now?.id])

  useEffect(() => {
    if (!wanted || List) return
    let here = true
    import('./recent-list').then(
      ({ RecentList }) => here && setList({ Shown: RecentList }),
      () => null,
    )
    return () => void (here = false)
  }, [wanted, List])

  return List && wanted ? <List.Shown products={shown} words={words} /> : null
}
