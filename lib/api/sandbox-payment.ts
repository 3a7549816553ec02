import 'server-only'
import { ShopError } from '@/lib/contract/error'
import { SessionId } from '@/lib/contract/customer-schemas'
import { expireInSandbox, payInSandbox, sandboxPayment, type SandboxOutcome } from '@/lib/shop/payments/sandbox-pay'
import { readText } from './read-body'
import { assertSameSite } from './request'
import { usesApiHost } from '@/lib/backend/get-backend'

/** Loads the data of the sandbox page; null for an unknown payment, or when real cards are accepted. */
export async function sandboxPage(sessionId: string) {
  if (usesApiHost() || !SessionId.safeParse(sessionId).success) return null
  return sandboxPayment(sessionId).catch((error: unknown) => {
    if (error instanceof ShopError && error.code === 'OrderNotFound') return null
    throw error
  })
}

function nextPage(sessionId: string, outcome: SandboxOutcome): string {
  const session = encodeURIComponent(sessionId)
  if (outcome === 'paid') return `/thank-you?session_id=${session}`
  const problem = { declined: 'declined', 'unknown card': 'card', over: 'over' }[outcome]
  return `/sandbox-payment/${session}?problem=${problem}`
}

export async function sandboxSubmitted(request: Request, sessionId: string): Promise<Response> {
  if (usesApiHost() || !SessionId.safeParse(sessionId).success) return new Response(null, { status: 404 })
  try {
    assertSameSite(request)
    const form = await formOf(request)
    if (form.get('expire') !== null) {
      await expireInSandbox(sessionId)
      return seeOther('/demo?payment=cancelled')
    }
    return seeOther(nextPage(sessionId, await payInSandbox(sessionId, form.get('card') ?? '')))
  } catch (error) {
    if (!(error instanceof ShopError)) throw error
    return new Response(null, { status: error.status })
  }
}

/** Maximum body in bytes: a card number and the button's name. */
const FORM_MAX = 2048

async function formOf(request: Request): Promise<URLSearchParams> {
  if (!/^application\/x-www-form-urlencoded\b/i.test(request.headers.get('content-type') ?? ''))
    throw new ShopError('BadRequest')
  return new URLSearchParams(await readText(request, FORM_MAX))
}

function seeOther(location: string): Response {
  return new Response(null, { status: 303, headers: { location, 'cache-control': 'private, no-store' } })
}
