// Times cart and orders through the HTTP API: `npm run bench:orders -- [--customers 16] [--rounds 25] [--engine pglite|postgres]`.
import { parseArgs } from 'node:util'
import { API_BASE } from '@/lib/contract/addresses'
import { CartWire } from '@/lib/contract/customer-schemas'
import { api } from '@/lib/api/v1/app'
import { addProducts } from '@/lib/shop/catalogue/testing/fixture'
import { addCustomer } from '@/lib/shop/customers/testing/fixture'
import { onEachEngine } from './engines'
import { samplesTable, type Sample } from './table'

/** Not from the standards: the limit for an instant response, ms. */
const BAR = 100
const PRODUCTS = 200
const WARM_UP = 3
const KINDS = ['add to cart', 'change quantity', 'place order'] as const
type Kind = (typeof KINDS)[number]

const { values } = parseArgs({
  options: { customers: { type: 'string' }, rounds: { type: 'string' }, engine: { type: 'string' } },
})
const customers = Number(values.customers ?? 16)
const rounds = Number(values.rounds ?? 25)

async function ask(token: string, method: string, path: string, body: unknown): Promise<unknown> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const request = new Request(`http://bench.test${API_BASE}${path}`, { method, headers, body: JSON.stringify(body) })
  const response = await api.fetch(request)
  const answer: unknown = await response.json()
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${JSON.stringify(answer)}`)
  return answer
}

/** Simulates one customer who buys repeatedly without pause. */
async function buy(token: string, products: string[], samples: Map<Kind, Sample[]>): Promise<void> {
  const timed = async (kind: Kind, round: number, work: () => Promise<unknown>) => {
    const begun = performance.now()
    const processor = process.cpuUsage()
    const answer = await work()
    const { user, system } = process.cpuUsage(processor)
    // CPU time includes all concurrent customers.
    if (round >= 0) samples.get(kind)?.push({ wall: performance.now() - begun, processor: (user + system) / 1000 })
    return answer
  }
  for (let round = -WARM_UP; round < rounds; round++) {
    const productId = products[Math.floor(Math.random() * products.length)]
    const key = { productId, color: null }
    await timed('add to cart', round, () => ask(token, 'POST', '/customer/add-cart', { ...key, quantity: 1 }))
    const changed = await timed('change quantity', round, () =>
      ask(token, 'PUT', '/customer/change-cart', { ...key, newQuantity: 2 }),
    )
    const body = {
      finaltotal: CartWire.parse(changed).finalTotal,
      email: 'bench@example.com',
      firstName: 'Salma',
      address: 'Villa 12',
      city: 'dubai',
      payment: false,
    }
    await timed('place order', round, () => ask(token, 'POST', '/order', body))
  }
}

async function measure(engine: string): Promise<void> {
  const product = { title: { en: 'Collar', ar: 'طوق' }, price: 4_550, stock: 1_000_000 }
  const products = await addProducts(Array.from({ length: PRODUCTS }, () => product))
  const tokens = await Promise.all(Array.from({ length: customers }, async () => (await addCustomer()).token))
  const samples = new Map<Kind, Sample[]>(KINDS.map((kind) => [kind, []]))
  const begun = performance.now()
  await Promise.all(tokens.map((token) => buy(token, products, samples)))
  const seconds = (performance.now() - begun) / 1000
  const orders = customers * (rounds + WARM_UP)
  console.log(`\n${engine}: ${customers} customers at once, ${(orders / seconds).toFixed(0)} orders a second\n`)
  const table = samplesTable(BAR)
  console.log(table.head)
  for (const kind of KINDS) console.log(table.row(kind, samples.get(kind) ?? []))
}

await onEachEngine(values.engine, measure)
