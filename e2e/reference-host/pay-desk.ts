import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Book } from './book'

const escaped = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

function page(title: string, rest: string): string {
  return `<!doctype html><html lang="en"><title>${title}</title><h1>${title}</h1>${rest}</html>`
}

/**
 * Serves the host's card page like a provider: `GET /pay/<session>`, and `POST /pay/<session>?do=pay|decline|expire` for its
 * buttons. Redirects back to the storefront's registered origin.
 */
export function payDesk(url: URL, request: IncomingMessage, response: ServerResponse, book: Book): void {
  const storefront = process.env.STOREFRONT ?? ''
  const session = url.pathname.slice('/pay/'.length)
  const order = book.orders.find((one) => one.session === session)
  const back = `${storefront}/demo?payment=cancelled`
  const lead = (location: string) => void response.writeHead(303, { location, 'cache-control': 'no-store' }).end()
  const show = (status: number, title: string, rest: string) => {
    const headers = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' }
    response
      .writeHead(status, headers)
      .end(page(title, `${rest}<p><a href="${escaped(back)}">Back to the shop</a></p>`))
  }
  if (!order) return show(404, 'No such payment', '')
  if (request.method === 'POST' && !order.paid && !order.over) {
    const wish = url.searchParams.get('do')
    if (wish === 'decline') return lead(`/pay/${session}?declined=1`)
    if (wish === 'pay') order.paid = true
    if (wish === 'expire') order.over = true
    return lead(order.paid ? `${storefront}/thank-you?session_id=${session}` : back)
  }
  if (order.paid) return show(200, 'This is paid', '')
  if (order.over) return show(410, 'This payment is over', '')
  const button = (wish: string, name: string) =>
    `<form method="post" action="/pay/${session}?do=${wish}"><button>${name}</button></form>`
  const said = url.searchParams.has('declined') ? '<p role="alert">The card was declined</p>' : ''
  const buttons = [
    button('pay', 'Pay'),
    button('decline', 'Try a card without money'),
    button('expire', 'Wait too long'),
  ]
  show(200, 'Pay by card', said + buttons.join(''))
}
