import { layerWords, layerWordsFile } from '@/components/quick-view/words'
import { searchWordsFile } from '@/components/search/search-words'
import { noFile, versionedText } from '@/lib/gateway/file-response'
import { loadMessages } from '@/lib/i18n/messages'
import { languages } from '@/lib/shop-facts'

/** Words of what is loaded on need, one file a part and language. */
export async function GET(request: Request, { params }: RouteContext<'/words/[file]'>): Promise<Response> {
  const { file } = await params
  for (const language of languages) {
    if (file === layerWordsFile(language)) return words(request, layerWords(await loadMessages(language)))
    if (file === searchWordsFile(language)) return words(request, (await loadMessages(language)).Search)
  }
  return noFile()
}

function words(request: Request, said: object): Response {
  return versionedText(request, JSON.stringify(said), { 'Content-Type': 'application/json' })
}
