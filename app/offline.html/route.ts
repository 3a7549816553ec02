import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { offlinePage } from '@/components/page/offline-page'

export const dynamic = 'force-static'

/** The page that browsers keep for when the shop cannot be reached: one document, both languages, nothing to fetch. Standards 23. */
export async function GET(): Promise<Response> {
  const picture = await readFile(join(process.cwd(), 'components/page/pictures/offline.webp'))
  return new Response(await offlinePage(`data:image/webp;base64,${picture.toString('base64')}`), {
    headers: { 'Content-Type': 'text/html; charset=utf-8', 'X-Robots-Tag': 'noindex' },
  })
}
