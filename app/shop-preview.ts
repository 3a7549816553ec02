import { getLocale, getTranslations } from 'next-intl/server'
import arabic from '@/components/brand/share/ar.jpg'
import english from '@/components/brand/share/en.jpg'
import type { PageFacts } from '@/lib/seo/page-metadata'

/** The shop's share image in the page's language: scene, name and a line. Rendered by `npm run share-pictures`. Standards 9. */
export async function shopPreview(): Promise<PageFacts['image']> {
  const [t, language] = await Promise.all([getTranslations('Meta'), getLocale()])
  const { src } = language === 'ar' ? arabic : english
  return { path: src, alt: t('shareAlt', { line: t('shareLine') }) }
}
