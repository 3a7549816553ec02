import { getLocale, getTranslations } from 'next-intl/server'
import arabic from '@/components/brand/share/ar.jpg'
import english from '@/components/brand/share/en.jpg'
import type { PageFacts } from '@/lib/seo/page-metadata'

/** The shop's own share image, in the language of the page: its scene, its name and a line. `npm run share-pictures` draws it. Standards 9. */
export async function shopPreview(): Promise<PageFacts['image']> {
  const [t, language] = await Promise.all([getTranslations('Meta'), getLocale()])
  const { src } = language === 'ar' ? arabic : english
  return { path: src, alt: t('shareAlt', { line: t('shareLine') }) }
}
