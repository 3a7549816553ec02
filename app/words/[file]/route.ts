import { quickViewMessages, quickViewMessagesFile } from '@/components/quick-view/messages'
import { searchMessagesFile } from '@/components/search/search-messages'
import { noFile, versionedText } from '@/lib/api/files/file-response'
import { loadMessages } from '@/lib/i18n/messages'
import { languages } from '@/lib/config/constants'

/** Serves texts of lazily loaded components, one file per component and language. */
export async function GET(request: Request, { params }: RouteContext<'/words/[file]'>): Promise<Response> {
  const { file } = await params
  for (const language of languages) {
    if (file === quickViewMessagesFile(language)) return words(request, quickViewMessages(await loadMessages(language)))
    if (file === searchMessagesFile(language)) return words(request, (await loadMessages(language)).Search)
  }
  return noFile()
}

function words(request: Request, said: object): Response {
  return versionedText(request, JSON.stringify(said), { 'Content-Type': 'application/json' })
}
