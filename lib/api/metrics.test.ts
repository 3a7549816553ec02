import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals'
import { eq } from 'drizzle-orm'
import { listCategories } from '@/lib/backend/remote/catalogue'
import { hostReadings } from '@/lib/backend/remote/http/resilience'
import { startAfresh, useReferenceHost } from '@/lib/backend/remote/testing/reference-host'
import { database, transaction } from '@/lib/db/database'
import { orders, outbox, products } from '@/lib/db/schema'
import { describeOnEveryEngine } from '@/lib/db/testing/engines'
import { cachePages } from '@/lib/server/page-cache'
import { backUpWhenDue } from '@/lib/shop/backup/schedule'
import { writeSetting } from '@/lib/shop/setting-rows'
import { addProduct } from '@/lib/shop/catalogue/testing/fixture'
import { addCustomer } from '@/lib/shop/customers/testing/fixture'
import { limits } from '@/lib/shop/limits/numbers'
import { spendAll, spendHere } from '@/lib/shop/limits/spend'
import { claim } from '@/lib/shop/messages/claim'
import { deliver } from '@/lib/shop/messages/deliver'
import { DeliveryError } from '@/lib/shop/messages/transport'
import { noteEvent } from '@/lib/shop/orders/events'
import { SEARCH_VERSION } from '@/lib/shop/search/document'
import { shopReadings } from '@/lib/shop/readings'
import { count } from '@/lib/telemetry/metrics'
import { startTelemetry } from '@/lib/telemetry/start'
import { metricsOn } from '@/lib/telemetry/testing/metrics-on'
import { setEnvironment } from '@/lib/testing/environment'
import { log } from '@/lib/utils/log'
import { observedShop } from './testing/observed-shop'

const request = (method: string, route: string, status: number) =>
  `oasis_http_request_duration_seconds_count{method="${method}",route="${route}",status="${status}"}`
const event = (name: string) => `oasis_order_events_total{event="${name}"}`

describeOnEveryEngine('metrics', (engine) => {
  let read = shopReadings
  let metrics: Awaited<ReturnType<typeof metricsOn>>
  let shop: Awaited<ReturnType<typeof observedShop>>
  let collar: string
  let customer: Awaited<ReturnType<typeof addCustomer>>
  const body = { email: 'salma@example.com', firstName: 'Salma', address: 'Villa 12', city: 'dubai', payment: false }
  const setStock = async (stock: number) =>
    (await database()).update(products).set({ stock }).where(eq(products.id, collar))
  const call = (path: string, sent: object) =>
    fetch(`${shop.origin}/api/v1.0${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${customer.token}`, 'content-type': 'application/json' },
      body: JSON.stringify(sent),
    })
  const order = async () => {
    const cart = await call('/customer/add-cart', { productId: collar, quantity: 1, color: null })
    const { finalTotal }: { finalTotal?: number } = await cart.json()
    return call('/order', { ...body, finaltotal: finalTotal })
  }

  beforeAll(async () => {
    for (const level of ['warn', 'error'] as const) jest.spyOn(log(), level).mockImplementation(() => undefined)
    // Before the database opens, as at the start of the shop.
    metrics = await metricsOn(() => read())
    shop = await observedShop(
      cachePages(async () => '1', 0),
      ({ url = '' }, response, next) => {
        if (url.startsWith('/api')) return next()
        response.setHeader('CDN-Cache-Control', 'max-age=60')
        response.setHeader('Content-Language', 'en')
        response.setHeader('Content-Type', 'text/html').end('<p>Alfalfa</p>')
      },
    )
    collar = await addProduct({ title: { en: 'Collar', ar: 'طوق' }, price: 4_550, stock: 9 })
    customer = await addCustomer()
  })
  afterAll(async () => {
    shop.close()
    await metrics.close()
  })

  test('requests are counted by the pattern of their route, pages by where they came from', async () => {
    const names = [
      request('GET', '/details/[id]', 200),
      request('GET', '/api/v1.0/product/:id', 404),
      request('GET', '/[...path]', 200),
      'oasis_pages_total{source="render"}',
      'oasis_pages_total{source="memory"}',
    ]
    const ids = new Set<string | null>()
    const grown = await metrics.growth(names, async () => {
      for (const path of [
        '/details/1?lang=en',
        '/details/1?lang=en',
        '/api/v1.0/product/none',
        '/a/secret-path.html',
      ]) {
        const response = await fetch(shop.origin + path)
        await response.text()
        ids.add(response.headers.get('x-request-id'))
      }
    })
    expect(grown).toEqual([2, 1, 1, 1, 1])
    // A page from memory has the id of its own request.
    expect(ids.size).toBe(4)
  })

  test('an order, its queries and its message are counted; a refused one is a stock conflict', async () => {
    const names = [
      event('placed'),
      'oasis_stock_conflicts_total',
      'oasis_db_query_duration_seconds_count{operation="insert"}',
    ]
    const placed = await metrics.growth(names, async () => expect((await order()).status).toBe(200))
    expect(placed).toEqual([1, 0, expect.any(Number)])
    expect(placed[2]).toBeGreaterThan(3)
    const after = await metrics.all()
    expect(after.get('oasis_outbox_messages{state="waiting"}')).toBeGreaterThan(0)
    expect(after.get('oasis_outbox_oldest_seconds')).toBeGreaterThan(0)
    const refused = await metrics.growth(names.slice(0, 2), async () => {
      await call('/customer/add-cart', { productId: collar, quantity: 1, color: null })
      await setStock(0)
      expect((await call('/order', { ...body, finaltotal: 45.5 })).status).toBe(409)
      await setStock(9)
    })
    expect(refused).toEqual([0, 1])
  })

  test('what becomes of messages is counted', async () => {
    await (await database()).update(outbox).set({ attempts: 0, channel: 'email', createdAt: new Date(0) })
    const results = ['delivered', 'postponed', 'failed'].map(
      (result) => `oasis_deliveries_total{channel="email",result="${result}"}`,
    )
    const deliverAll = async (...outcomes: (DeliveryError | null)[]) => {
      for (const outcome of outcomes) {
        const [message] = await claim(1)
        if (!message) throw new Error('No message waits')
        const transport = () => (outcome ? Promise.reject(outcome) : Promise.resolve())
        await deliver(message, { whatsapp: transport, email: transport }, new AbortController().signal)
        await (await database()).update(outbox).set({ nextAttemptAt: new Date(0) })
      }
    }
    const busy = new DeliveryError('busy', { retryable: true, misconfigured: true })
    const refused = new DeliveryError('refused', { retryable: false })
    expect(await metrics.growth(results, () => deliverAll(busy, refused))).toEqual([0, 1, 1])
    const after = await metrics.all()
    expect(after.get('oasis_outbox_messages{state="failed"}')).toBe(1)
    await order()
    expect(await metrics.growth(results, () => deliverAll(null))).toEqual([1, 0, 0])
  })

  test('events of an order count once they are committed', async () => {
    const [placed] = await (await database()).select({ id: orders.id }).from(orders)
    const orderId = placed?.id ?? ''
    const note = (type: 'paid' | 'payment_failed', fails = false) =>
      transaction(async (tx) => {
        await noteEvent(tx, { orderId, actor: 'card', type })
        if (fails) throw new Error('rolled back')
      }).catch(() => null)
    const grown = await metrics.growth([event('paid'), event('payment_failed')], async () => {
      await note('paid')
      await note('paid', true)
      await note('payment_failed')
    })
    expect(grown).toEqual([1, 1])
  })

  test('a transaction that runs again is counted', async () => {
    let runs = 0
    const grown = await metrics.growth(['oasis_db_transactions_retried_total'], () =>
      transaction(async () => {
        if (++runs < 3) throw Object.assign(new Error('could not serialize access'), { code: '40001' })
      }),
    )
    expect(grown).toEqual([2])
  })

  test('rate limits are counted by their name, without who met them', async () => {
    const names = ['codesPerStaff', 'tilesPerAddress'].map((limit) => `oasis_rate_limited_total{limit="${limit}"}`)
    const grown = await metrics.growth(names, async () => {
      for (let use = 0; use <= limits.codesPerStaff[0].limit; use++)
        await spendAll('codesPerStaff', '971500000009').catch(() => null)
      for (let use = 0; use <= limits.tilesPerAddress[0].limit; use++)
        try {
          spendHere('tilesPerAddress', `203.0.113.77 ${engine}`)
        } catch {
          continue
        }
    })
    expect(grown).toEqual([1, 1])
  })

  test('the states are those of now', async () => {
    await writeSetting(await database(), { key: 'search', value: 0 })
    expect((await metrics.all()).get('oasis_search_outdated')).toBe(1)
    await writeSetting(await database(), { key: 'search', value: SEARCH_VERSION })
    const now = await metrics.all()
    expect([now.get('oasis_search_outdated'), now.get('oasis_database_up')]).toEqual([0, 1])
    expect(now.has('oasis_db_connections{state="waiting"}')).toBe(engine === 'postgres')
    expect(now.get('nodejs_eventloop_lag_p99_seconds')).toBeGreaterThan(0)
    expect(now.get('process_resident_memory_bytes')).toBeGreaterThan(1e7)
    read = () => Promise.reject(new Error('The database is away'))
    const without = await metrics.all()
    read = shopReadings
    expect([without.get('oasis_database_up'), without.has('oasis_outbox_oldest_seconds')]).toEqual([0, false])
  })

  test('a schedule of backups shows the age of the newest one, and whether the last try failed', async () => {
    const names = ['oasis_backup_age_seconds', 'oasis_backup_failed']
    const now = async () => {
      const all = await metrics.all()
      return names.map((name) => all.get(name))
    }
    expect(await now()).toEqual([undefined, undefined])
    setEnvironment('BACKUP_AT', '03:30')
    expect(await now()).toEqual([undefined, 0])
    const day = 24 * 60 * 60
    await backUpWhenDue(new Date(Date.now() - day * 1000))
    const [age = 0, failed] = await now()
    expect([age >= day && age < 2 * day, failed]).toEqual([true, 0])
    setEnvironment('BACKUP_TO', __filename)
    await expect(backUpWhenDue()).rejects.toThrow('EEXIST')
    expect(await now()).toEqual([expect.closeTo(age, -2), 1])
    for (const name of ['BACKUP_AT', 'BACKUP_TO']) setEnvironment(name, undefined)
  })

  test('nothing personal, no path and no token is in any of it', async () => {
    const text = await metrics.text()
    const private_ = [
      customer.phone,
      customer.id,
      customer.token,
      collar,
      'Salma',
      'Villa',
      'secret-path',
      '971500000009',
    ]
    expect([...private_, '203.0.113.77'].filter((one) => text.includes(one))).toEqual([])
  })

  test('dashboard and alerts ask for metrics that exist', async () => {
    const kinds = (await metrics.text()).matchAll(/^# TYPE (\w+) (\w+)$/gm)
    const known = new Set(
      [...kinds].flatMap(([, name = '', kind]) =>
        kind === 'histogram' ? ['_bucket', '_count', '_sum'].map((end) => name + end) : [name],
      ),
    )
    for (const file of ['grafana.json', 'alerts.yaml']) {
      const asked = readFileSync(`docs/operating/${file}`, 'utf8').match(/\b(oasis|nodejs|process)_\w+/g) ?? []
      expect(asked.length).toBeGreaterThan(10)
      expect(asked.filter((name) => !known.has(name))).toEqual([])
    }
  })
})

test('calls to the API host are measured, and its pause is shown', async () => {
  const { host, close } = await useReferenceHost()
  const metrics = await metricsOn(async () => hostReadings())
  startAfresh()
  const name = (status: string) => `oasis_host_call_duration_seconds_count{call="listCategories",status="${status}"}`
  expect(await metrics.growth([name('200')], () => listCategories())).toEqual([1])
  expect((await metrics.all()).get('oasis_host_circuit_open')).toBe(0)
  startAfresh()
  await host.stop()
  const [away = 0] = await metrics.growth([name('away')], async () => {
    for (let time = 0; time < 3; time++) await listCategories().catch(() => null)
  })
  expect(away).toBeGreaterThanOrEqual(3)
  expect((await metrics.all()).get('oasis_host_circuit_open')).toBe(1)
  await metrics.close()
  await close().catch(() => undefined)
  startAfresh()
})

test('while metrics are off, no port is opened, no library is loaded, and counting does nothing', async () => {
  for (const library of ['prom-client', '@opentelemetry/sdk-trace-node', '@opentelemetry/exporter-trace-otlp-http'])
    jest.doMock(library, () => {
      throw new Error(`${library} was loaded`)
    })
  await jest.isolateModulesAsync(async () => {
    const { startTelemetry: start } = await import('@/lib/telemetry/start')
    await start(shopReadings)
    await import('@/lib/server/observe-requests')
  })
  await startTelemetry(shopReadings)
  expect(() => count('stockConflicts', {})).not.toThrow()
})
