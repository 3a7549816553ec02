import type { AppStore } from '@/lib/config/shop-info'

/** Maps a user agent to the device's app store; null for other devices. Spec §2 (Home). */
export function suggestedStore(userAgent: string): AppStore | null {
  if (/android/i.test(userAgent)) return 'googlePlay'
  return /iphone|ipad|ipod|macintosh/i.test(userAgent) ? 'appStore' : null
}
