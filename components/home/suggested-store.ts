import type { AppStore } from '@/lib/config/shop-info'

/** The store a device gets its apps from, by its user agent; null for one that has neither. Spec §2 (Home). */
export function suggestedStore(userAgent: string): AppStore | null {
  if (/android/i.test(userAgent)) return 'googlePlay'
  return /iphone|ipad|ipod|macintosh/i.test(userAgent) ? 'appStore' : null
}
