import 'server-only'
import { handleType, isBrokenCircuitError, retry, timeout, TimeoutStrategy } from 'cockatiel'
import { z } from 'zod'
import { originHeaders } from '@/lib/telemetry/trace'
import { circuit, through } from '@/lib/utils/circuit'
import { DeliveryError, type Delivery, type Transport } from '../transport'

const VERSION = 'v23.0'
/** Request timeout, ms. */
const TIMEOUT = 8000
/** Consecutive failures that pause calls, and the pause, ms. */
const FAILURES = 5
const PAUSE = 30_000
/** Retryable error codes: rate limits of the app, the number or the pair; a service outage. */
const RETRYABLE_CODES = new Set([1, 2, 4, 80007, 130429, 131000, 131016, 131048, 131056, 133004])
/** Wrong token or permission: the message waits until it is fixed. */
const MISCONFIGURED_CODES = new Set([0, 3, 10, 190, 200])

const ErrorBody = z.object({ error: z.object({ code: z.number().optional() }) })
const Accepted = z.object({ messages: z.array(z.object({ id: z.string() })).min(1) })

interface WhatsAppAccount {
  token: string
  phoneNumberId: string
  /** Origin of the API. */
  apiBase: string
}

/**
 * Sends approved templates through WhatsApp's Cloud API. Retries a transient failure once at once; pauses for half a minute after
 * five consecutive failures.
 */
export function whatsAppTransport(account: WhatsAppAccount, { patience = TIMEOUT } = {}): Transport {
  const calls = circuit({ failures: FAILURES, pause: PAUSE })
  const once = retry(
    handleType(DeliveryError, (error) => error.retryable && error.retryAfter === null),
    { maxAttempts: 1 },
  )
  // Not `AbortSignal.any`: Node 20 collects a timeout in it as garbage.
  const limit = timeout(patience, TimeoutStrategy.Cooperative)
  const attempt = (delivery: Delivery, signal: AbortSignal) =>
    limit.execute((context) => send(account, delivery, context.signal), signal)
  // A refusal is a response: the service is up.
  const isFailure = (error: unknown) => !(error instanceof DeliveryError) || (error.retryable && !error.misconfigured)
  return (delivery, signal) =>
    through(calls, () => once.execute(() => attempt(delivery, signal), signal), isFailure).catch((error: unknown) => {
      if (!isBrokenCircuitError(error)) throw error
      throw new DeliveryError('WhatsApp calls are paused', { retryable: true, retryAfter: PAUSE / 1000 })
    })
}

async function send(account: WhatsAppAccount, delivery: Delivery, signal: AbortSignal): Promise<void> {
  const response = await fetch(`${account.apiBase}/${VERSION}/${account.phoneNumberId}/messages`, {
    method: 'POST',
    headers: { authorization: `Bearer ${account.token}`, 'content-type': 'application/json', ...originHeaders() },
    body: JSON.stringify(bodyOf(delivery)),
    signal,
    redirect: 'error',
  }).catch((error: unknown) => {
    const name = error instanceof Error ? error.name : 'Error'
    throw new DeliveryError(`WhatsApp does not answer (${name})`, { retryable: true })
  })
  const body: unknown = await response.json().catch(() => null)
  if (response.ok && Accepted.safeParse(body).success) return
  throw refusal(response, body)
}

function refusal(response: Response, body: unknown): DeliveryError {
  const code = ErrorBody.safeParse(body).data?.error.code
  const misconfigured = response.status === 401 || (code !== undefined && MISCONFIGURED_CODES.has(code))
  const busy = response.status === 429 || response.status >= 500 || response.ok
  const retryable = misconfigured || busy || (code !== undefined && RETRYABLE_CODES.has(code))
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN)
  const requested = Number.isFinite(seconds) && seconds > 0 ? Math.min(seconds, 3600) : null
  // A rate limit or wrong setting lasts longer than a moment, so do not retry at once.
  const pause = misconfigured || response.status === 429 || response.status === 400 ? 30 : null
  const text = `WhatsApp refused with status ${response.status}${code === undefined ? '' : `, code ${code}`}`
  return new DeliveryError(text, { retryable, misconfigured, retryAfter: requested ?? pause })
}

/** Body of `POST /messages` for a template, with its body and button parameters. */
function bodyOf({ to, template, language, rendered }: Delivery) {
  const texts = (rendered.parameters ?? []).map((text) => ({ type: 'text', text }))
  const body = texts.length > 0 ? [{ type: 'body', parameters: texts }] : []
  const button = rendered.button
    ? [{ type: 'button', sub_type: 'url', index: '0', parameters: [{ type: 'text', text: rendered.button }] }]
    : []
  return {
    messaging_product: 'whatsapp',
    recipient_type: 'individual',
    to,
    type: 'template',
    template: {
      name: template.replaceAll('-', '_'),
      language: { code: language },
      components: [...body, ...button],
    },
  }
}
