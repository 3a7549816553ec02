import 'server-only'
import { requestLanguage } from '@/lib/i18n/language'
import { allProducts } from '@/lib/contract/product-query'
import { feedEnd, feedItems, feedStart } from '@/lib/seo/google-feed'
import type { Language } from '@/lib/config/constants'
import { orUnavailable, versionedStream } from './file-response'
import { getBackend } from '@/lib/backend/get-backend'

/** `/feeds/google.xml`: streams all products for Google Merchant, in English, or in Arabic with `?lang=ar`. */
export async function googleFeedResponse(request: Request): Promise<Response> {
  const language = requestLanguage(new URL(request.url).searchParams.get('lang'), null)
  return orUnavailable('The product feed could not be made', async () => {
    const shop = getBackend()
    // Products first: once the answer has begun, an outage can only break it off.
    const [state, cards] = await Promise.all([shop.state(), shop.takesCards(), shop.listProducts(allProducts)])
    return versionedStream(request, state, () => feed(language, cards), {
      'Content-Type': 'application/xml; charset=utf-8',
      'Content-Language': language,
      'Cache-Control': 'public, max-age=600',
      'X-Robots-Tag': 'noindex',
    })
  })
}

/** Omits carcasses without card payments, which they require: ads must be orderable. Spec §5. */
async function* feed(language: Language, cards: boolean): AsyncGenerator<string> {
  yield feedStart(await getBackend().getShopInfo(), language)
  for await (const products of getBackend().walkProducts())
    yield products
      .filter(({ category }) => cards || !category?.carcass)
      .map((product) => feedItems(product, language))
      .join('')
  yield feedEnd
}
