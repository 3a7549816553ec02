import 'server-only'
import { requestLanguage } from '@/lib/i18n/language'
import { feedEnd, feedItem, feedStart } from '@/lib/seo/google-feed'
import type { Language } from '@/lib/shop-facts'
import { versionedStream } from './file-response'
import { source } from './source/chosen'
import { streamed } from './staff/stream'

/** `/feeds/google.xml`: all products for Google Merchant, in English, or in Arabic with `?lang=ar`; written as it is read. */
export async function googleFeedResponse(request: Request): Promise<Response> {
  const language = requestLanguage(new URL(request.url).searchParams.get('lang'), null)
  return versionedStream(request, await source().state(), () => streamed(feed(language)), {
    'Content-Type': 'application/xml; charset=utf-8',
    'Content-Language': language,
    'Cache-Control': 'public, max-age=600',
    'X-Robots-Tag': 'noindex',
  })
}

async function* feed(language: Language): AsyncGenerator<string> {
  yield feedStart(language)
  for await (const products of source().walkProducts())
    yield products.map((product) => feedItem(product, language)).join('')
  yield feedEnd
}
