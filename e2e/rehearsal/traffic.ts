import { mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import sharp from 'sharp'
import { z } from 'zod'
import { API_BASE, callAddresses, type CallName } from '@/lib/contract/addresses'

/** Pieces of a cart line before it is ordered or begins at one again. */
const MOST = 5
/** Of so many full carts one is ordered: a customer may place 30 orders an hour. */
const ORDERED = 4
/** Time limit of a request, ms. */
const PATIENCE = 30_000
/** Each has delivery slots of its own. */
const CITIES = ['alain', 'abu-dhabi', 'dubai', 'sharjah', 'ajman']
const PAGES = ['/', '/shop', '/shop?lang=ar', '/offers', '/about?lang=ar', '/contact']

const Token = z.object({ token: z.string() })
const Products = z.object({
  data: z.array(z.object({ _id: z.string(), stock: z.number(), leadTime: z.unknown().optional() })),
})
const Cart = z.object({ data: z.array(z.object({ quantity: z.number() })) })
const Slot = z.object({ id: z.string(), state: z.string() })
const Delivery = z.object({
  data: z.object({
    cart: z.object({ finalTotal: z.number() }),
    days: z.array(z.object({ slots: z.array(Slot) })),
  }),
})
const Order = z.object({ data: z.object({ _id: z.string() }) })
const Profile = z.object({ data: z.object({ imageBase64: z.string() }) })
const Code = z.object({ to: z.string(), template: z.string(), text: z.string() })

/** What happened to the requests of one phase. */
export interface Figures {
  sent: number
  /** Answered 503 with `Retry-After`. */
  refused: number
  /** Not answered, or with another status of 400 and more. */
  failed: string[]
  /** Carts read. */
  carts: number
  /** Carts that held something else than the customer put in. */
  lost: string[]
  /** Orders placed. */
  orders: number
  /** Times of the answers, ms. */
  times: number[]
}

interface Customer {
  token: string
  /** Address of the own picture, without its width. */
  picture: string
  productId: string
  city: string
  /** Pieces that the cart may hold: two values after a change whose outcome is unknown. */
  pieces: number[]
  /** How often the cart was full. */
  fills: number
  busy: boolean
}

const none = (): Figures => ({ sent: 0, refused: 0, failed: [], carts: 0, lost: [], orders: 0, times: [] })

/** Visitors and customers who send requests at a steady rate, whatever the answers. `outbox`: folder of the sent messages. */
export class Traffic {
  /** Ids of the orders that the shop confirmed. */
  readonly orders: string[] = []
  private figures = none()
  private readonly customers: Customer[] = []
  private readonly waiting = new Set<Promise<unknown>>()
  private timer: NodeJS.Timeout | undefined
  private turn = 0

  constructor(
    private readonly front: string,
    private readonly outbox: string,
  ) {}

  /** Opens each page, signs up customers with a picture, and puts one piece into the cart of each. */
  async signUp(number: number): Promise<void> {
    for (const path of PAGES) await fetch(this.front + path)
    const products = await this.products(number)
    for (let at = 0; at < number; at++) {
      const phone = `97155${String(2_000_000 + at)}`
      const password = 'a long enough password'
      await this.must('signup', '', { username: `Customer ${at}`, phone, password })
      const verified = await this.must('verifyCode', '', { phone, whatsappCode: await this.code(phone) })
      const { token } = Token.parse(verified)
      const customer: Customer = {
        ...{ token, picture: await this.picture(at, token), productId: products[at % products.length] ?? '' },
        ...{ city: CITIES[at % CITIES.length] ?? '', pieces: [1], fills: 0, busy: false },
      }
      await this.must('addCart', customer.token, { productId: customer.productId, quantity: 1 })
      this.customers.push(customer)
    }
  }

  /** Ids of products that are delivered the same day, without a slot. */
  private async products(number: number): Promise<string[]> {
    const found: string[] = []
    for (let page = 1; found.length < number; page++) {
      const { data } = Products.parse(await (await fetch(`${this.front}${API_BASE}/product?page=${page}`)).json())
      if (data.length === 0) break
      found.push(...data.filter(({ stock, leadTime }) => stock > MOST && leadTime === 0).map(({ _id }) => _id))
    }
    return found
  }

  /** Gives a customer a picture that no other has; returns its address. */
  private async picture(at: number, token: string): Promise<string> {
    const background = { r: 12 * at, g: 90, b: 40 }
    const bytes = await sharp({ create: { width: 700, height: 700, channels: 3, background } })
      .jpeg()
      .toBuffer()
    const form = new FormData()
    const fields = { username: `Customer ${at}`, email: '', gender: '', language: 'en' }
    form.set('json', JSON.stringify(fields))
    form.set('image', new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }), 'me.jpg')
    const { method, path } = callAddresses.updateProfile
    const headers = { authorization: `Bearer ${token}` }
    const answer = await fetch(this.front + API_BASE + path, { method, headers, body: form })
    return Profile.parse(await answer.json()).data.imageBase64
  }

  /** Begins to send `rate` requests a second. */
  begin(rate: number): void {
    this.timer = setInterval(() => {
      const one = this.next().finally(() => this.waiting.delete(one))
      this.waiting.add(one)
    }, 1000 / rate)
  }

  /** Returns the figures since the last call. Requests under way count to the next phase. */
  take(): Figures {
    const taken = this.figures
    this.figures = none()
    return taken
  }

  async end(): Promise<void> {
    clearInterval(this.timer)
    await Promise.all(this.waiting)
  }

  private async next(): Promise<void> {
    this.turn++
    const customer = this.customers.find(({ busy }, at) => !busy && at >= this.turn % this.customers.length)
    if (this.turn % 2 === 0 && customer) return this.shop(customer)
    // Not from nginx's memory.
    if (this.turn % 7 === 0 && customer) return void (await this.ask(`${customer.picture}-320.webp?${this.turn}`))
    if (this.turn % 5 === 0) return void (await this.ask(`${API_BASE}/product?page=${1 + (this.turn % 3)}`))
    const page = await this.ask(PAGES[this.turn % PAGES.length] ?? '/')
    // A browser asks for the scripts of the page at once, of whichever instance.
    const script = /\/_next\/static\/[^"\\]+\.js/.exec((await page?.text()) ?? '')?.[0]
    if (script) await this.ask(script)
  }

  /** Reads a cart, then changes it: one request of a customer at a time, so that the outcome is certain. */
  private async shop(customer: Customer): Promise<void> {
    customer.busy = true
    const answer = await this.call('getCart', customer.token)
    if (answer?.ok) this.compare(customer, Cart.parse(await answer.json()).data[0]?.quantity ?? 0)
    if (customer.pieces.length === 1) await this.change(customer)
    customer.busy = false
  }

  private compare(customer: Customer, found: number): void {
    this.figures.carts++
    if (!customer.pieces.includes(found)) this.figures.lost.push(`${found} pieces, not ${customer.pieces.join(' or ')}`)
    customer.pieces = [found]
  }

  private async change(customer: Customer): Promise<void> {
    const {
      productId,
      pieces: [pieces = 0],
    } = customer
    const full = pieces >= MOST
    if (full && customer.fills++ % ORDERED === 0) return this.order(customer)
    const aim = full ? 1 : pieces + 1
    const answer = full
      ? await this.call('changeCart', customer.token, { body: { productId, newQuantity: 1 } })
      : await this.call('addCart', customer.token, { body: { productId, quantity: 1 } })
    customer.pieces = answer?.ok ? [aim] : [pieces, aim]
  }

  /** Orders the cart for any free slot. */
  private async order(customer: Customer): Promise<void> {
    const { token, city } = customer
    const offered = await this.call('getDelivery', token, { query: `?city=${city}` })
    if (!offered?.ok) return
    const { cart, days } = Delivery.parse(await offered.json()).data
    const free = days.flatMap(({ slots }) => slots).filter(({ state }) => state === 'free')
    const slot = free[Math.floor(Math.random() * free.length)]?.id
    const form = { email: 'salma@example.com', firstName: 'Salma', address: 'Villa 12', city, slot }
    const body = { ...form, payment: false, finaltotal: cart.finalTotal }
    const answer = await this.call('placeCashOrder', token, { body })
    customer.pieces = answer?.ok ? [0] : [...customer.pieces, 0]
    if (!answer?.ok) return
    this.figures.orders++
    this.orders.push(Order.parse(await answer.json()).data._id)
  }

  private call(name: CallName, token: string, { query = '', body }: { query?: string; body?: object } = {}) {
    return this.ask(API_BASE + callAddresses[name].path + query, {
      method: callAddresses[name].method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    })
  }

  /** Sends one request and notes what came of it. */
  private async ask(path: string, init?: RequestInit): Promise<Response | null> {
    const { figures } = this
    const what = `${(init?.method ?? 'get').toUpperCase()} ${path}`
    const begun = performance.now()
    figures.sent++
    try {
      const answer = await fetch(this.front + path, {
        ...init,
        redirect: 'manual',
        signal: AbortSignal.timeout(PATIENCE),
      })
      const body = await answer.arrayBuffer()
      if (answer.status === 503 && answer.headers.has('retry-after')) figures.refused++
      else if (answer.status >= 400) figures.failed.push(`${what} ${answer.status}`)
      figures.times.push(performance.now() - begun)
      return new Response(body, { status: answer.status })
    } catch (error) {
      figures.failed.push(`${what} ${String(error)}`)
      return null
    }
  }

  private async must(name: 'signup' | 'verifyCode' | 'addCart', token: string, body: object): Promise<unknown> {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
    const { method, path } = callAddresses[name]
    const answer = await fetch(this.front + API_BASE + path, { method, headers, body: JSON.stringify(body) })
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
    return answer.json()
  }

  /** Waits for the code that was sent to this phone. */
  private async code(phone: string): Promise<string> {
    mkdirSync(this.outbox, { recursive: true })
    for (;;) {
      const files = readdirSync(this.outbox, { withFileTypes: true }).filter(({ name }) => /^[^.].*\.json$/.test(name))
      const messages = files.map(({ name }) => Code.parse(JSON.parse(readFileSync(join(this.outbox, name), 'utf8'))))
      const sent = messages.find(({ to, template }) => to === phone && template === 'signup-code')
      if (sent) return /\d{6}/.exec(sent.text)?.[0] ?? ''
      await wait(100)
    }
  }
}
