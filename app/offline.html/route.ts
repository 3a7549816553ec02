import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { offlinePage } from '@/components/page/offline-page'
import { versionedText } from '@/lib/gateway/file-response'

/** The page that browsers keep for when the shop cannot be reached: one document, both languages, nothing to fetch. Standards 23. */
export async function GET(request: Request): Promise<Response> {
  const picture = await readFile(join(process.cwd(), 'components/page/pictures/offline.webp'))
  const page = await offlinePage(`data:image/webp;base64,${picture.toString('base64')}`)
  return versionedText(request, page, { 'Content-Type': 'text/html; charset=utf-8', 'X-Robots-Tag': 'noindex' })
}
