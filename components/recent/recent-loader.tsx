'use client'

import { useEffect, useEffectEvent, useState, useSyncExternalStore, type ComponentType } from 'react'
import type { RecentListProps } from './recent-list'
import { viewedProducts, withViewed, type Viewed } from './viewed'

const nothing: Viewed[] = []

/** Loads the list only when it has products to show. */
export function RecentLoader({ now, words }: { now?: Viewed; words: RecentListProps['words'] }) {
  const viewed = useSyncExternalStore(viewedProducts.subscribe, viewedProducts.get, () => nothing)
  const [List, setList] = useState<{ Shown: ComponentType<RecentListProps> } | null>(null)
  const shown = viewed.filter(({ id }) => id !== now?.id)
  const wanted = shown.length > 0

  const storeNow = useEffectEvent(() => {
    if (now) viewedProducts.set(withViewed(viewedProducts.get(), now))
  })
  useEffect(() => storeNow(), [now?.id])

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
