import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { shopInfo } from '@/lib/config/shop-info'

type Words = 'Cart' | 'Checkout' | 'Favorites' | 'NotFound' | 'Profile' | 'Sandbox' | 'ThankYou'

/** Metadata of a noindex page that is not shared: its title, with the shop's name. */
export async function unlistedMetadata(
  title: `${Words}.metaTitle` | 'Checkout.infoMeta' | 'Profile.orders',
): Promise<Metadata> {
  const [t, language] = await Promise.all([getTranslations(), getLocale()])
  return { title: `${t(title)} | ${shopInfo().name[language]}`, robots: { index: false } }
}
