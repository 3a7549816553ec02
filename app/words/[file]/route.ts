import { layerWords, layerWordsFile } from '@/components/quick-view/words'
import { loadMessages } from '@/lib/i18n/messages'
import { languages } from '@/lib/shop-facts'

export const dynamic = 'force-static'
export const dynamicParams = false

export function generateStaticParams() {
  return languages.map((language) => ({ file: layerWordsFile(language) }))
}

/** Words of a layer that is loaded on need, one file a language, made with the build. */
export async function GET(_: Request, { params }: RouteContext<'/words/[file]'>) {
  const { file } = await params
  const language = languages.find((one) => layerWordsFile(one) === file)
  if (!language) return new Response(null, { status: 404 })
  return Response.json(layerWords(await loadMessages(language)))
}
