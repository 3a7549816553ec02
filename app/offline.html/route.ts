import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { offlinePage, offlineScript, offlineStyles } from '@/components/navigation/offline-page'
import { versionedText } from '@/lib/api/files/file-response'
import { securityHeaders } from '@/lib/security/headers'

/** Allows only inlined content, and one request: whether the shop is reachable again. */
const policy = [
  "default-src 'none'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  `connect-src 'self'; style-src ${hashed(offlineStyles)}; script-src ${hashed(offlineScript)}`,
].join('; ')

/** Page that the service worker stores for when the shop is unreachable: self-contained, both languages. Standards 23. */
export async function GET(request: Request): Promise<Response> {
  const picture = await readFile(join(process.cwd(), 'components/navigation/pictures/offline.webp'))
  const page = await offlinePage(`data:image/webp;base64,${picture.toString('base64')}`)
  return versionedText(request, page, {
    ...securityHeaders,
    'Content-Security-Policy': policy,
    'Content-Type': 'text/html; charset=utf-8',
    'X-Robots-Tag': 'noindex',
  })
}

function hashed(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}
