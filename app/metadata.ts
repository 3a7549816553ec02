import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { isUnder, visitorRoutes } from '@/lib/config/routes'
import { pageMetadata, type PageFacts } from '@/lib/seo/page-metadata'
import { getShopInfo } from '@/lib/backend/cached-reads'
import arabic from '@/components/brand/share/ar.jpg'
import english from '@/components/brand/share/en.jpg'

/** `pageMetadata` with the shop's name. */
export async function publicMetadata(facts: Omit<PageFacts, 'siteName'>): Promise<Metadata> {
  const { name } = await getShopInfo()
  return pageMetadata({ ...facts, siteName: name[facts.language] })
}

/** Metadata of a page with its texts in one namespace, and the shop's share image; visitors-only pages are noindex. */
export async function plainMetadata(
  namespace: 'Categories' | 'About' | 'Company' | 'Contact' | 'SignIn' | 'SignUp' | 'ForgotPassword',
  path: string,
): Promise<Metadata> {
  const [t, language, image, { since, city }] = await Promise.all([
    getTranslations(),
    getLocale(),
    shopPreview(),
    getShopInfo(),
  ])
  return publicMetadata({
    language,
    path,
    hidden: isUnder(path, visitorRoutes),
    title: t(`${namespace}.metaTitle`),
    description: t(`${namespace}.metaDescription`, { year: String(since), city: city[language] }),
    image,
  })
}

type Words = 'Cart' | 'Checkout' | 'Favorites' | 'NotFound' | 'Profile' | 'Sandbox' | 'ThankYou'

/** Metadata of a noindex page that is not shared: its title, with the shop's name. */
export async function unlistedMetadata(
  title: `${Words}.metaTitle` | 'Checkout.infoMeta' | 'Profile.orders',
): Promise<Metadata> {
  const [t, language, { name }] = await Promise.all([getTranslations(), getLocale(), getShopInfo()])
  return { title: `${t(title)} | ${name[language]}`, robots: { index: false } }
}

/** The shop's share image in the page's language: scene, name and a line. Rendered by `npm run share-pictures`. Standards 9. */
export async function shopPreview(): Promise<PageFacts['image']> {
  const [t, language] = await Promise.all([getTranslations('Meta'), getLocale()])
  const { src } = language === 'ar' ? arabic : english
  return { path: src, alt: t('shareAlt', { line: t('shareLine') }) }
}
