import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { isUnder, visitorRoutes } from '@/lib/config/routes'
import { pageMetadata } from '@/lib/seo/page-metadata'
import { shopInfo } from '@/lib/config/shop-info'
import { shopPreview } from './shop-preview'

/** Metadata of a page with its texts in one namespace, and the shop's share image; visitors-only pages are noindex. */
export async function plainMetadata(
  namespace: 'Categories' | 'About' | 'Company' | 'Contact' | 'SignIn' | 'SignUp' | 'ForgotPassword',
  path: string,
): Promise<Metadata> {
  const [t, language, image] = await Promise.all([getTranslations(), getLocale(), shopPreview()])
  const { since, city } = shopInfo()
  return pageMetadata({
    language,
    path,
    hidden: isUnder(path, visitorRoutes),
    title: t(`${namespace}.metaTitle`),
    description: t(`${namespace}.metaDescription`, { year: String(since), city: city[language] }),
    image,
  })
}
