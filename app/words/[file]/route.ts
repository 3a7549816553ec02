import { componentMessages, messageFileName, messageFiles } from '@/components/translations/message-files'
import { noFile, versionedText } from '@/lib/api/files/file-response'
import { loadMessages } from '@/lib/i18n/messages'
import { languages } from '@/lib/config/constants'

/** Serves messages of components loaded on demand, one file per component and language. */
export async function GET(request: Request, { params }: RouteContext<'/words/[file]'>): Promise<Response> {
  const { file } = await params
  for (const language of languages)
    for (const component of messageFiles) {
      if (file !== messageFileName(component, language)) continue
      const messages = componentMessages(component, await loadMessages(language))
      return versionedText(request, JSON.stringify(messages), { 'Content-Type': 'application/json' })
    }
  return noFile()
}
