import 'server-only'
import { getBackend } from '@/lib/backend/get-backend'
import { languages } from '@/lib/config/constants'
import { loadMessages } from '@/lib/i18n/messages'
import { securityHeaders } from '@/lib/security/headers'
import { invoiceHtml } from '@/lib/shop/invoices/html'
import { invoicePdf } from '@/lib/shop/invoices/pdf'
import { orUnavailable } from './file-response'

/** Only for the bearer of the link: neither caches nor search engines keep it, and no other site learns its address. */
const secret = {
  ...securityHeaders,
  'Cache-Control': 'private, no-store',
  'X-Robots-Tag': 'noindex, nofollow',
  'Referrer-Policy': 'no-referrer',
}

/** Serves `/invoice/<token>`: HTML, a PDF with `?format=pdf`, or 404 for a forged link. */
export async function invoiceResponse(request: Request, token: string): Promise<Response> {
  return orUnavailable('A tax document could not be shown', async () => {
    const found = await getBackend().readInvoice(token)
    if (!found) {
      const texts = await Promise.all(
        languages.map(async (language) => (await loadMessages(language)).Invoice.notFound),
      )
      const headers = { ...secret, 'Content-Type': 'text/plain; charset=utf-8' }
      return new Response(`${texts.join('\n\n')}\n`, { status: 404, headers })
    }
    const { content } = found
    const { searchParams } = new URL(request.url)
    if (searchParams.get('format') === 'pdf') {
      const headers = {
        'Content-Type': 'application/pdf',
        'Content-Disposition': `inline; filename="${content.number}.pdf"`,
      }
      return answer(request, new Uint8Array(await invoicePdf(content)), headers)
    }
    const { html, policy } = await invoiceHtml(content)
    return answer(request, html, { 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': policy })
  })
}

function answer({ method }: Request, body: BodyInit, headers: Record<string, string>): Response {
  return new Response(method === 'HEAD' ? null : body, { headers: { ...secret, ...headers } })
}
