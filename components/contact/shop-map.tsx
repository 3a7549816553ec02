'use client'

import { useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react'
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

  return (
    <div ref={frame} className="shop-map" data-map={lost ? 'lost' : View ? 'shown' : 'drawn'}>
      {View && !lost ? <View {...view} onFail={() => setLost(true)} /> : children}
      <p role="status" className="shop-map-note">
        {lost && failed}
      </p>
    </div>
  )
}

function savesData(): boolean {
  return 'connection' in navigator && (navigator.connection as { saveData?: boolean }).saveData === true
}
