'use client'

import { useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react'
import { savesData } from '@/components/ui/intent-link'
import type { ShopMapViewProps } from './shop-map-view'

interface ShopMapProps extends Omit<ShopMapViewProps, 'onFail'> {
  failed: string
  /** The drawn map: before the real one loads, without JavaScript, and when it fails. */
  children: ReactNode
}

/** Distance from the viewport at which the map loads. */
const NEAR = '300px'

/** The shop's location on a map, loaded near the viewport; never with Save-Data. Spec §2 (Contact). */
export function ShopMap({ failed, children, ...view }: ShopMapProps) {
  const frame = useRef<HTMLDivElement>(null)
  const [View, setView] = useState<ComponentType<ShopMapViewProps> | null>(null)
  const [lost, setLost] = useState(false)

  useEffect(() => {
    if (!frame.current || savesData()) return
    const watch = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        watch.disconnect()
        import('./shop-map-view').then(
          ({ ShopMapView }) => setView(() => ShopMapView),
          () => setLost(true),
        )
      },
      { rootMargin: NEAR },
    )
    watch.observe(frame.current)
    return () => watch.disconnect()
  }, [])

  // Clipped: tiles are rendered before the map's styles load.
  return (
    <div
      ref={frame}
      className="shop-map relative isolate overflow-clip"
      data-map={lost ? 'lost' : View ? 'shown' : 'drawn'}
    >
      {View && !lost ? <View {...view} onFail={() => setLost(true)} /> : children}
      <p
        role="status"
        className="absolute inset-s-3 bottom-3 z-500 max-w-[calc(100%-1.5rem)] rounded-field bg-paper px-3.5 py-1.5 text-small text-palm-900 empty:p-0"
      >
        {lost && failed}
      </p>
    </div>
  )
}
