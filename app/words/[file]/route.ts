import { layerWords, layerWordsFile } from '@/components/quick-view/words'
import { searchWordsFile } from '@/components/search/search-words'
import { loadMessages } from '@/lib/i18n/messages'
import { languages } from '@/lib/shop-facts'

export const dynamic = 'force-static'
export const dynamicParams = false

export function generateStaticParams() {
  return languages
    .flatMap((language) => [layerWordsFile(language), searchWordsFile(language)])
    .map((file) => ({ file }))
}

/** Words of what is loaded on need, one file a part and language, made with the build. */
export async function GET(_: Request, { params }: RouteContext<'/words/[file]'>) {
  const { file } = await params
  for (const language of languages) {
    if (file === layerWordsFile(language)) return Response.json(layerWords(await loadMessages(language)))
    if (file === searchWordsFile(language)) return Response.json((await loadMessages(language)).Search)
  }
  return new Response(null, { status: 404 })
}
