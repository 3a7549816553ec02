import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import type { Language } from '@/lib/config/constants'
import { hasDrawnName, type ShopInfo } from '@/lib/config/shop-info'
import { isUnder, visitorRoutes } from '@/lib/config/routes'
import { shareImageUrl } from '@/lib/media/share-name'
import { pageMetadata, type PageFacts } from '@/lib/seo/page-metadata'
import { getShopInfo, listOffers } from '@/lib/backend/cached-reads'
import arabic from '@/components/brand/share/ar.jpg'
import english from '@/components/brand/share/en.jpg'

/** The names of the shop and its city, for sentences. */
export function namesOf({ name, city }: Pick<ShopInfo, 'name' | 'city'>, language: Language) {
  return { shop: name[language], city: city[language] }
}

/** `pageMetadata` with the shop's name. */
export async function publicMetadata(facts: Omit<PageFacts, 'siteName'>): Promise<Metadata> {
  const { name } = await getShopInfo()
  return pageMetadata({ ...facts, siteName: name[facts.language] })
}

/** `generateMetadata` of a page with its texts in one namespace, and the shop's share image; visitors-only pages are noindex. */
export function plainMetadata(
  namespace: 'Categories' | 'About' | 'Company' | 'Contact' | 'SignIn' | 'SignUp' | 'ForgotPassword',
  path: string,
) {
  return async (): Promise<Metadata> => {
    const [t, language, image, info] = await Promise.all([getTranslations(), getLocale(), shopPreview(), getShopInfo()])
    const names = namesOf(info, language)
    return publicMetadata({
      language,
      path,
      hidden: isUnder(path, visitorRoutes),
      title: t(`${namespace}.metaTitle`, names),
      description: t(`${namespace}.metaDescription`, { ...names, year: String(info.since) }),
      image,
    })
  }
}

type Words = 'Cart' | 'Checkout' | 'Favorites' | 'NotFound' | 'Profile' | 'Sandbox' | 'ThankYou'

/** `generateMetadata` of a noindex page that is not shared: its title, with the shop's name. */
export function unlistedMetadata(title: `${Words}.metaTitle` | 'Checkout.infoMeta' | 'Profile.orders') {
  return async (): Promise<Metadata> => {
    const [t, language, { name }] = await Promise.all([getTranslations(), getLocale(), getShopInfo()])
    return { title: `${t(title)} | ${name[language]}`, robots: { index: false } }
  }
}

/** The shop's share image in the page's language: scene, name and a line. Rendered by `npm run share-pictures`. Standards 9. */
export async function shopPreview(): Promise<PageFacts['image']> {
  const [t, language, { name }] = await Promise.all([getTranslations('Meta'), getLocale(), getShopInfo()])
  if (!hasDrawnName(name[language], language)) return offersPreview()
  const { src } = language === 'ar' ? arabic : english
  return { path: src, alt: t('shareAlt', { line: t('shareLine') }) }
}

/** The share image of the greatest offer; of dunes without one. It says no name. Standards 9. */
export async function offersPreview(): Promise<PageFacts['image']> {
  const [{ items }, t, language] = await Promise.all([listOffers(1, 1), getTranslations('Meta'), getLocale()])
  const [first] = items
  return { path: shareImageUrl('offers', first?.images[0] ?? null), alt: first?.title[language] ?? t('shareDunesAlt') }
}
