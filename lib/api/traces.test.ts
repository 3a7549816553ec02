import { createServer, type IncomingHttpHeaders } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { context, propagation, SpanStatusCode, trace } from '@opentelemetry/api'
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals'
import { pino } from 'pino'
import { z } from 'zod'
import { database } from '@/lib/db/database'
import { outbox } from '@/lib/db/schema'
import { describeOnOneEngine } from '@/lib/db/testing/engines'
import { addProduct } from '@/lib/shop/catalogue/testing/fixture'
import { addCustomer } from '@/lib/shop/customers/testing/fixture'
import { claim } from '@/lib/shop/messages/claim'
import { deliver } from '@/lib/shop/messages/deliver'
import { mailServer } from '@/lib/shop/messages/testing/mail-server'
import { smtpTransport } from '@/lib/shop/messages/transports/smtp'
import { whatsAppTransport } from '@/lib/shop/messages/transports/whatsapp'
import { FakeStripe, useFakeStripe } from '@/lib/shop/payments/testing/fake-stripe'
import { startMetrics } from '@/lib/telemetry/metrics-server'
import { setMeter } from '@/lib/telemetry/metrics'
import { startTelemetry } from '@/lib/telemetry/start'
import { flushTraces, setTraces, traced } from '@/lib/telemetry/trace'
import { setEnvironment } from '@/lib/testing/environment'
import { log, logOptions } from '@/lib/utils/log'
import { dropSingleton, singleton } from '@/lib/utils/singleton'
import { observedShop } from './testing/observed-shop'
import { whatsAppServer } from './testing/whatsapp-server'

const Value = z.object({ stringValue: z.string().optional(), intValue: z.number().optional() })
const Span = z.object({
  traceId: z.string(),
  name: z.string(),
  status: z.object({ code: z.number().optional(), message: z.string().optional() }),
  attributes: z.array(z.object({ key: z.string(), value: Value })),
})
const Spans = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes: z.array(z.object({ key: z.string(), value: Value })) }),
      scopeSpans: z.array(z.object({ spans: z.array(Span) })),
    }),
  ),
})

/** An OTLP collector. It answers with `mood.status`, after `mood.silence`. */
async function collector() {
  const received: unknown[] = []
  const mood = { status: 200, silence: Promise.resolve() }
  const server = createServer((request, response) => {
    void json(request).then(async (body) => {
      received.push(body)
      await mood.silence
      response.writeHead(mood.status, { 'Content-Type': 'application/json' }).end('{}')
    })
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port }: AddressInfo = Object(server.address())
  const spans = () =>
    received
      .flatMap((body) => Spans.parse(body).resourceSpans)
      .flatMap(({ scopeSpans }) => scopeSpans)
      .flatMap((scope) => scope.spans)
      .map(({ attributes, ...span }) => {
        const of = Object.fromEntries(attributes.map(({ key, value }) => [key, value.stringValue ?? value.intValue]))
        return { ...span, of }
      })
  const close = () => {
    server.close()
    server.closeAllConnections()
  }
  return { origin: `http://127.0.0.1:${port}`, received, mood, spans, close }
}

const home = {
  firstName: 'Salma-Fairouz',
  address: 'Villa 4711, Al Wasl',
  city: 'dubai',
  appartement: 'Ring the bell of Umm Rashid',
}
const STAFF_TOKEN = 'staff-token-of-24-characters'
const WHATSAPP_TOKEN = 'EAAG-whatsapp-token'
const SMTP_WORD = 'smtp-pass-word'

describeOnOneEngine('traces', () => {
  const stripe = new FakeStripe()
  const lines: string[] = []
  let undo = () => {}
  let otlp: Awaited<ReturnType<typeof collector>>
  let shop: Awaited<ReturnType<typeof observedShop>>
  let whatsapp: Awaited<ReturnType<typeof whatsAppServer>>
  let mail: Awaited<ReturnType<typeof mailServer>>
  let customer: Awaited<ReturnType<typeof addCustomer>>
  let product: string
  const answers: string[] = []

  async function call(method: string, path: string, sent?: object, headers: Record<string, string> = {}) {
    const response = await fetch(`${shop.origin}/api/v1.0${path}`, {
      method,
      headers: { authorization: `Bearer ${customer.token}`, 'content-type': 'application/json', ...headers },
      body: sent === undefined ? undefined : JSON.stringify(sent),
    })
    answers.push(await response.text())
    return { status: response.status, id: response.headers.get('x-request-id') ?? '' }
  }
  async function order(card: boolean, address = home) {
    await call('POST', '/customer/add-cart', { productId: product, quantity: 1, color: null })
    const { finalTotal } = z.object({ finalTotal: z.number() }).parse(JSON.parse(answers.at(-1) ?? ''))
    const [path, place] = card ? ['/stripe/create-checkout-session', { address }] : ['/order', address]
    const email = 'salma.fairouz@example.com'
    const sent = await call('POST', path, { ...place, email, payment: card, finaltotal: finalTotal })
    await flushTraces()
    const [root] = otlp.spans().filter((span) => span.of['request.id'] === sent.id)
    return { ...sent, root, spans: otlp.spans().filter(({ traceId }) => traceId === root?.traceId) }
  }
  async function deliverAll() {
    const transports = {
      whatsapp: whatsAppTransport({ token: WHATSAPP_TOKEN, phoneNumberId: '1', apiBase: whatsapp.origin }),
      email: smtpTransport({ smtpUrl: mail.url.replace('//', `//shop:${SMTP_WORD}@`), from: 'shop@example.com' }),
    }
    for (const message of await claim(10)) await deliver(message, transports, new AbortController().signal)
    await flushTraces()
  }

  beforeAll(async () => {
    dropSingleton('log')
    singleton('log', () => pino({ ...logOptions, level: 'trace' }, { write: (line: string) => void lines.push(line) }))
    ;[otlp, whatsapp, mail] = await Promise.all([collector(), whatsAppServer(), mailServer(), stripe.start()])
    undo = useFakeStripe(stripe)
    setEnvironment('OTEL_EXPORTER_OTLP_ENDPOINT', otlp.origin)
    setEnvironment('STAFF_TOKEN', STAFF_TOKEN)
    // Before the database opens, as at the start of the shop.
    await startTelemetry(async () => [])
    shop = await observedShop()
    product = await addProduct({ title: { en: 'Collar', ar: 'طوق' }, price: 4_550, stock: 9 })
    customer = await addCustomer({ username: 'Fairouz Al Marri' })
  })
  afterAll(async () => {
    setTraces(null)
    for (const api of [trace, context, propagation]) api.disable()
    undo()
    shop.close()
    otlp.close()
    await Promise.all([whatsapp.close(), mail.close(), stripe.stop()])
    setEnvironment('OTEL_EXPORTER_OTLP_ENDPOINT', undefined)
    setEnvironment('STAFF_TOKEN', undefined)
    dropSingleton('log')
    jest.restoreAllMocks()
  })

  test('a cash order is one trace from its request to the outbox and the delivery of its mail', async () => {
    const placed = await order(false)
    expect(placed.status).toBe(200)
    expect(placed.root).toMatchObject({
      name: 'POST /api/v1.0/order',
      of: { 'http.request.method': 'POST', 'http.route': '/api/v1.0/order', 'http.response.status_code': 200 },
    })
    const queries = placed.spans.map(({ of }) => String(of['db.query.text'] ?? ''))
    expect(queries.filter((text) => text.startsWith('insert into "orders"'))).toHaveLength(1)
    expect(queries.some((text) => text.startsWith('insert into "outbox"'))).toBe(true)
    const messages = await (await database()).select().from(outbox)
    await deliverAll()
    const delivered = otlp
      .spans()
      .filter(({ traceId, name }) => traceId === placed.root?.traceId && /^deliver /.test(name))
    expect(delivered).toHaveLength(messages.length)
    expect(messages[0]?.payload).toMatchObject({ requestId: placed.id })
  })

  test('a card order’s trace reaches Stripe, with the id of its request', async () => {
    let sent: IncomingHttpHeaders = {}
    stripe.onCall = (_path, headers) => void (sent = headers)
    const opened = await order(true)
    stripe.onCall = () => {}
    expect(sent).toMatchObject({
      traceparent: expect.stringMatching(`^00-${opened.root?.traceId}-`),
      'x-request-id': opened.id,
    })
    expect(opened.status).toBe(200)
    expect(opened.spans.find(({ name }) => name === 'stripe')?.of).toMatchObject({
      'peer.service': 'stripe',
      'server.address': '127.0.0.1',
    })
  })

  test('nothing personal is in any span, whatever was searched for or failed', async () => {
    await call('GET', '/product?keyword=Umm-Kulthum')
    await call('GET', '/product/none-such', undefined, { 'x-request-id': 'not an id; of ours' })
    stripe.faults.push({ status: 500 }, { status: 500 }, { status: 500 })
    await order(true, { ...home, appartement: `${home.appartement} twice` })
    await call('POST', '/auth/customer/signin', { phone: customer.phone, password: 'Never-In-A-Span' })
    // As Next does.
    await traced('GET', { attributes: { 'http.target': '/shop?keyword=Umm' } }, async (span) => {
      span?.recordException(new Error('Failed query\nparams: Fairouz'))
      span?.setStatus({ code: SpanStatusCode.ERROR, message: 'params: Fairouz' })
      const context = { traceId: '1'.repeat(32), spanId: '1'.repeat(16), traceFlags: 1 }
      span?.addLink({ context, attributes: { 'http.target': '/shop?keyword=Umm' } })
    })
    whatsapp.moods.push('break', 'break', 'bad-token')
    await deliverAll()
    const names = otlp.spans().map(({ name }) => name)
    expect(names).toEqual(
      expect.arrayContaining(['GET', 'GET /api/v1.0/product', 'POST /api/v1.0/auth/customer/signin']),
    )
    const text = JSON.stringify(otlp.received)
    const secrets = [customer.token, STAFF_TOKEN, WHATSAPP_TOKEN, SMTP_WORD, 'sk_test_local', 'whsec_local']
    const words = [
      'Fairouz',
      'Umm',
      'Al Wasl',
      'salma',
      'Never-In-A-Span',
      'Collar',
      customer.phone,
      customer.id,
      product,
    ]
    expect([...words, ...secrets].filter((one) => text.toLowerCase().includes(one.toLowerCase()))).toEqual([])
  })

  test('what failed says so, and of what kind it was', async () => {
    const failing = traced('breaks', {}, () => Promise.reject(new RangeError('Fairouz')))
    await expect(failing).rejects.toThrow('Fairouz')
    await flushTraces()
    expect(otlp.spans().find(({ name }) => name === 'breaks')).toMatchObject({
      status: { code: SpanStatusCode.ERROR },
      of: { 'error.type': 'RangeError' },
    })
  })

  test('a proxy’s trace is continued', async () => {
    const headers = { traceparent: `00-${'ab'.repeat(16)}-${'cd'.repeat(8)}-01`, 'x-request-id': 'given-by-the-caller' }
    await call('GET', '/product/none', undefined, headers)
    await flushTraces()
    const continued = otlp.spans().filter(({ traceId }) => traceId === 'ab'.repeat(16))
    expect(continued.map(({ name }) => name)).toContain('GET /api/v1.0/product/:id')
  })

  test('a collector names the shop, and neither its refusal nor its silence holds up the end of the process', async () => {
    const resources = otlp.received.flatMap((body) => Spans.parse(body).resourceSpans).map(({ resource }) => resource)
    expect(resources[0]?.attributes).toContainEqual({ key: 'service.name', value: { stringValue: 'oasis' } })
    // Next's own spans of `fetch` hold whole addresses.
    expect(process.env.NEXT_OTEL_FETCH_DISABLED).toBe('1')
    otlp.mood.status = 400
    await traced('refused', {}, async () => {})
    await flushTraces()
    otlp.mood.status = 200
    let speak = () => {}
    otlp.mood.silence = new Promise((done) => (speak = done))
    await traced('late', {}, async () => {})
    const begun = performance.now()
    await flushTraces()
    expect(performance.now() - begun).toBeLessThan(3000)
    speak()
  })

  test('no secret of the configuration is in log, metrics, traces or answers', async () => {
    const server = await startMetrics({ port: 0, host: '127.0.0.1' }, async () => [])
    const { port }: AddressInfo = Object(server.address())
    stripe.faults.push({ status: 401 }, { status: 401 })
    await order(true, { ...home, appartement: 'third' })
    const metrics = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
    setMeter(null)
    server.close()
    server.closeAllConnections()
    expect(metrics).toContain('/api/v1.0/stripe/create-checkout-session')
    expect(lines.join('')).toContain('The card provider failed')
    const text = [...lines, metrics, JSON.stringify(otlp.received), ...answers].join('\n')
    const { DATABASE_URL = '' } = process.env
    const secrets = [STAFF_TOKEN, WHATSAPP_TOKEN, SMTP_WORD, 'sk_test_local', 'whsec_local', DATABASE_URL || 'none']
    expect(secrets.filter((one) => text.includes(one))).toEqual([])
  })

  test('every log line of a request has its id, given by a proxy on this machine or made here', async () => {
    const given = await call('GET', '/product/none', undefined, { 'x-request-id': 'b5c3-from-the-proxy' })
    expect(given.id).toBe('b5c3-from-the-proxy')
    const made = await call('GET', '/product/none', undefined, { 'x-request-id': 'x'.repeat(65) })
    expect(made.id).toMatch(/^[\w-]{36}$/)
    stripe.faults.push({ status: 401 }, { status: 401 })
    const failed = await order(true, { ...home, appartement: 'fourth' })
    const line = lines.findLast((one) => one.includes('The card provider failed')) ?? '{}'
    expect(JSON.parse(line)).toMatchObject({ requestId: failed.id })
    log().info('Outside of requests')
    expect(lines.at(-1)).not.toContain('requestId')
  })
})
