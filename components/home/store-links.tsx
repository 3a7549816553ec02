'use client'

import { useSyncExternalStore } from 'react'
import { cx } from '@/components/ui/cx'
import { Icon, device, play } from '@/components/ui/icon'
import type { AppStore } from '@/lib/config/shop-info'

interface Props {
  apps: { store: AppStore; href: string }[]
  labels: { suggested: string; getItOn: string }
}

const stores = {
  appStore: { name: 'App Store', shape: device },
  googlePlay: { name: 'Google Play', shape: play },
} as const

const link =
  'flex h-full min-w-45 items-center gap-3.5 rounded-field px-5 py-2.25 transition-[background-color,scale] duration-90 active:[scale:0.98] max-sm:min-w-0 max-sm:px-4'

const never = () => () => {}

/** Links to the app stores; after hydration the store of the device is highlighted. Spec §2 (Home). */
export function StoreLinks({ apps, labels }: Props) {
  const suggested = useSyncExternalStore(
    never,
    () => suggestedStore(navigator.userAgent),
    () => null,
  )
  return (
    <ul className="mt-7 flex flex-wrap gap-3">
      {apps.map(({ store, href }) => {
        const quiet = suggested !== null && suggested !== store
        return (
          <li key={store} className="max-sm:flex-1">
            <a
              href={href}
              data-suggested={suggested === store || undefined}
              className={cx(link, quiet ? 'store-quiet' : 'bg-palm-950 text-white hover:bg-palm-800')}
            >
              <Icon shape={stores[store].shape} size={22} />
              <span>
                <span className="block text-[0.8125rem] leading-4.5 rtl:text-[1rem] rtl:leading-6">
                  {suggested === store ? labels.suggested : labels.getItOn}
                </span>
                <bdi lang="en" className="block leading-5.5 font-bold whitespace-nowrap">
                  {stores[store].name}
                </bdi>
              </span>
            </a>
          </li>
        )
      })}
    </ul>
  )
}

/** Maps a user agent to the device's app store; null for other devices. Spec §2 (Home). */
export function suggestedStore(userAgent: string): AppStore | null {
  if (/android/i.test(userAgent)) return 'googlePlay'
  return /iphone|ipad|ipod|macintosh/i.test(userAgent) ? 'appStore' : null
}
