import { getLocale, getTranslations } from 'next-intl/server'
import { homePreview } from '@/lib/gateway/previews'
import type { PageFacts } from '@/lib/seo/page-metadata'

/** The shop's own share image and what it shows, in the language of the page. Standards 9. */
export async function shopPreview(): Promise<PageFacts['image']> {
  const [{ path, product }, t, language] = await Promise.all([homePreview(), getTranslations('Meta'), getLocale()])
  const alt = product ? t('shareImageAlt', { product: product[language] }) : t('shareDunesAlt')
  return { path, alt }
}
