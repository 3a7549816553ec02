import { once } from 'node:events'
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http'
import { text } from 'node:stream/consumers'
import { setTimeout as delay } from 'node:timers/promises'
import Stripe from 'stripe'
import { setEnvironment } from '@/lib/testing/environment'

const SECRET_KEY = 'sk_test_local'
const WEBHOOK_SECRET = 'whsec_local'
/** Stripe’s shortest session, in seconds. */
const SHORTEST = 30 * 60

export interface FakeSession {
  id: string
  status: 'open' | 'complete' | 'expired'
  payment_status: 'paid' | 'unpaid'
  amount_total: number
  currency: string
  client_reference_id: string
  metadata: Record<string, string>
  payment_intent: string | null
  expires_at: number
  url: string | null
  /** The request parameters. */
  params: Record<string, string>
}

/** A fault of the next call: an HTTP status, a connection broken before or after the work, or a delay in ms. */
export interface Fault {
  status?: number
  breaks?: 'before' | 'after'
  pause?: number
}

interface Answer {
  status: number
  body: unknown
}

/** A local server for the part of Stripe’s API in use: sessions, refunds, idempotency, signed events and faults. */
export class FakeStripe {
  readonly sessions = new Map<string, FakeSession>()
  readonly refunds: { payment_intent: string; order: string; amount?: number; part?: string }[] = []
  /** Each call consumes the first fault. */
  readonly faults: Fault[] = []
  /** Called before every answer. */
  onCall: (path: string, headers: IncomingHttpHeaders) => void | Promise<void> = () => {}
  origin = ''
  #server: Server | undefined
  #answers = new Map<string, { params: string; answer: Answer }>()
  /** Keys of calls in progress. */
  readonly #busy = new Set<string>()
  /** Idempotency keys in order of arrival. */
  readonly keys: string[] = []
  #count = 0

  async start(): Promise<this> {
    this.#server = createServer((request, response) => void this.#handle(request, response))
    this.#server.listen(0, '127.0.0.1')
    await once(this.#server, 'listening')
    const address = this.#server.address()
    if (typeof address !== 'object' || !address) throw new Error('No port')
    this.origin = `http://127.0.0.1:${address.port}`
    return this
  }

  async stop(): Promise<void> {
    this.#server?.closeAllConnections()
    await new Promise((resolve) => this.#server?.close(resolve))
  }

  session(id: string): FakeSession {
    const session = this.sessions.get(id)
    if (!session) throw new Error(`No session ${id}`)
    return session
  }

  /** Pays on the hosted page; `later` for a pending bank payment. */
  pay(id: string, { later = false } = {}): FakeSession {
    const session = this.session(id)
    if (session.status !== 'open') throw new Error(`Session ${id} is ${session.status}`)
    return Object.assign(session, {
      status: 'complete',
      payment_status: later ? 'unpaid' : 'paid',
      payment_intent: `pi_${id}`,
      url: null,
    })
  }

  /** A signed event, as Stripe sends it; `at` in seconds. */
  async event(
    type: string,
    object: object,
    { id = `evt_${++this.#count}`, at = Date.now() / 1000, secret = WEBHOOK_SECRET } = {},
  ) {
    const payload = JSON.stringify({ id, object: 'event', type, data: { object } })
    const signature = await new Stripe(SECRET_KEY).webhooks.generateTestHeaderStringAsync({
      payload,
      secret,
      timestamp: Math.floor(at),
    })
    return { payload, signature }
  }

  /** As Stripe does a day after a call. */
  forgetKeys(): void {
    this.#answers.clear()
  }

  /** The charge of a paid session after a refund of `amountRefunded`. */
  charge(id: string, amountRefunded: number): object {
    const { amount_total: amount, payment_intent, metadata } = this.session(id)
    return {
      object: 'charge',
      amount,
      amount_refunded: amountRefunded,
      refunded: amountRefunded >= amount,
      payment_intent,
      metadata,
    }
  }

  async #handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await text(request)
    const { pathname: path, searchParams } = new URL(request.url ?? '/', 'http://x')
    await this.onCall(`${request.method} ${path}`, request.headers)
    const key = String(request.headers['idempotency-key'] ?? '')
    if (this.#busy.has(key)) return respond(response, refusal(409, 'invalid_request_error', 'idempotency_key_in_use'))
    if (key) this.#busy.add(key)
    this.keys.push(key)
    await this.#handleNext(request, response, path, body || String(searchParams)).finally(() => this.#busy.delete(key))
  }

  async #handleNext(request: IncomingMessage, response: ServerResponse, path: string, params: string): Promise<void> {
    const fault = this.faults.shift() ?? {}
    if (fault.pause) await delay(fault.pause)
    if (fault.breaks === 'before') return void request.socket.destroy()
    const answer = fault.status ? refusal(fault.status, 'api_error') : this.#answer(request, path, params)
    if (fault.breaks === 'after') return void request.socket.destroy()
    respond(response, answer)
  }

  #answer({ method, headers }: IncomingMessage, path: string, body: string): Answer {
    if (headers.authorization !== `Bearer ${SECRET_KEY}`) return refusal(401, 'authentication_error')
    const key = headers['idempotency-key']
    if (method !== 'POST' || typeof key !== 'string') return this.#do(method ?? '', path, new URLSearchParams(body))
    const known = this.#answers.get(key)
    if (known) return known.params === body ? known.answer : refusal(400, 'idempotency_error')
    const answer = this.#do(method, path, new URLSearchParams(body))
    this.#answers.set(key, { params: body, answer })
    return answer
  }

  #do(method: string, path: string, params: URLSearchParams): Answer {
    if (method === 'POST' && path === '/v1/checkout/sessions') return this.#create(params)
    if (method === 'POST' && path === '/v1/refunds') return this.#refund(params)
    if (method === 'GET' && path === '/v1/refunds') return this.#listRefunds(params)
    const [, id = '', expire] = /^\/v1\/checkout\/sessions\/([^/]+)(\/expire)?$/.exec(path) ?? []
    const session = this.sessions.get(id)
    if (!session) return refusal(404, 'invalid_request_error')
    if (session.status === 'open' && session.expires_at * 1000 <= Date.now()) end(session)
    if (!expire) return { status: 200, body: session }
    if (session.status !== 'open') return refusal(400, 'invalid_request_error')
    end(session)
    return { status: 200, body: session }
  }

  #create(params: URLSearchParams): Answer {
    const id = `cs_test_${++this.#count}`
    const expires_at = Number(params.get('expires_at'))
    if (expires_at < Date.now() / 1000 + SHORTEST) return refusal(400, 'invalid_request_error')
    const session: FakeSession = {
      id,
      status: 'open',
      payment_status: 'unpaid',
      amount_total: amountOf(params),
      currency: params.get('line_items[0][price_data][currency]') ?? '',
      client_reference_id: params.get('client_reference_id') ?? '',
      metadata: { order_id: params.get('metadata[order_id]') ?? '' },
      payment_intent: null,
      expires_at,
      url: `${this.origin}/pay/${id}`,
      params: Object.fromEntries(params),
    }
    this.sessions.set(id, session)
    return { status: 200, body: { ...session } }
  }

  #refund(params: URLSearchParams): Answer {
    const payment_intent = params.get('payment_intent') ?? ''
    const left = this.#left(payment_intent)
    if (left === 0) return refusal(400, 'invalid_request_error', 'charge_already_refunded')
    const amount = Number(params.get('amount') ?? left)
    if (amount > left) return refusal(400, 'invalid_request_error')
    const part = params.get('metadata[refund_id]') ?? undefined
    const refund = { payment_intent, order: params.get('metadata[order_id]') ?? '', amount, part }
    this.refunds.push(refund)
    return { status: 200, body: this.#refunded(refund) }
  }

  /** What is left of a payment. */
  #left(payment: string): number {
    const made = this.refunds.filter((one) => one.payment_intent === payment)
    return made.reduce((left, { amount }) => left - (amount ?? left), this.#amountOf(payment))
  }

  #amountOf(payment: string): number {
    return [...this.sessions.values()].find((one) => one.payment_intent === payment)?.amount_total ?? 0
  }

  #listRefunds(params: URLSearchParams): Answer {
    const payment = params.get('payment_intent') ?? ''
    const data = this.refunds.filter((one) => one.payment_intent === payment).map((one) => this.#refunded(one))
    const failed = { ...this.#refunded({ payment_intent: payment, order: '' }), status: 'failed' }
    return { status: 200, body: { object: 'list', data: [...data, failed], has_more: false } }
  }

  /** A refund, of the whole payment without an amount. */
  #refunded({ payment_intent, amount = this.#amountOf(payment_intent), part }: FakeStripe['refunds'][number]) {
    const metadata = part === undefined ? {} : { refund_id: part }
    return { id: `re_${++this.#count}`, object: 'refund', status: 'succeeded', amount, metadata }
  }
}

function respond(response: ServerResponse, { status, body }: Answer): void {
  response.writeHead(status, { 'content-type': 'application/json', 'request-id': `req_${crypto.randomUUID()}` })
  response.end(JSON.stringify(body))
}

function end(session: FakeSession): void {
  Object.assign(session, { status: 'expired', url: null })
}

function amountOf(params: URLSearchParams): number {
  let amount = 0
  for (let at = 0; params.has(`line_items[${at}][quantity]`); at++) {
    const unit = Number(params.get(`line_items[${at}][price_data][unit_amount]`))
    amount += unit * Number(params.get(`line_items[${at}][quantity]`))
  }
  return amount
}

function refusal(status: number, type: string, code?: string): Answer {
  return { status, body: { error: { type, code, message: `The fake says ${status}` } } }
}

/** Configures the shop to use the fake; returns a function that restores the environment. */
export function useFakeStripe({ origin }: FakeStripe): () => void {
  const before = { ...process.env }
  Object.assign(process.env, {
    STRIPE_SECRET_KEY: SECRET_KEY,
    STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
    STRIPE_API_BASE: origin,
  })
  return () => {
    for (const name of ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET', 'STRIPE_API_BASE'])
      setEnvironment(name, before[name])
  }
}
