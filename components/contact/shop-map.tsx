'use client'

import { useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react'
import { savesData } from '@/components/ui/saves-data'
import type { ShopMapViewProps } from './shop-map-view'

interface ShopMapProps extends Omit<ShopMapViewProps, 'onFail'> {
  /** Said when no map can be had. */
  failed: string
  /** The drawn map: before the real one, without scripts, and when there is none. */
  children: ReactNode
}

/** How near the map has to come before it is loaded, in px. */
const NEAR = '300px'

/** Where the shop is, on a real map once it comes near; never on Save-Data. Spec §2 (Contact). */
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

  // Clipped: tiles are laid out before the map's own styles arrive.
  return (
    <div
      ref={frame}
      className="shop-map relative isolate overflow-clip"
      data-map={lost ? 'lost' : View ? 'shown' : 'drawn'}
    >
      {View && !lost ? <View {...view} onFail={() => setLost(true)} /> : children}
      <p
        role="status"
        className="absolute inset-s-3 bottom-3 z-500 max-w-[calc(100%-1.5rem)] rounded-field bg-paper px-3.5 py-1.5 text-small text-palm-900 empty:hidden"
      >
        {lost && failed}
      </p>
    </div>
  )
}
