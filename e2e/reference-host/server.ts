import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { accountAnswers } from './account-answers'
import { Book } from './book'
import { customerAnswers } from './customer-answers'
import type { Answerer, Exchange, Reply } from './exchange'
import { faultOf, gentle, holdUp, type Switches } from './faults'
import { orderAnswers } from './order-answers'
import { payDesk } from './pay-desk'
import { publicAnswers } from './public-answers'
import { drawAll, picture } from './wire'

const BASE = '/api/v1.0'
const answers: Record<string, Answerer> = { ...publicAnswers, ...accountAnswers, ...customerAnswers, ...orderAnswers }

/**
 * A small API host that implements spec §7 in irregular ways: numbers as strings, null lists, base64 pictures, errors in four
 * shapes, faults on demand. It shares no code with the shop: both follow the specification.
 */
export class ReferenceHost {
  readonly switches: Switches = { ...gentle }
  book = new Book()
  /** Received calls, such as `GET /product`. */
  calls: string[] = []
  /** Headers of the last call. */
  lastHeaders: IncomingMessage['headers'] = {}
  #server: Server | null = null
  #port: number

  constructor(port = 0) {
    this.#port = port
  }

  get origin(): string {
    return `http://127.0.0.1:${this.#port}`
  }

  /** The value for `API_BASE_URL`. */
  get base(): string {
    return `${this.origin}${BASE}`
  }

  async start(): Promise<this> {
    const server = createServer((request, response) => {
      void this.#handle(request, response).catch(() => response.destroy())
    })
    server.keepAliveTimeout = 2000
    server.listen(this.#port, '127.0.0.1')
    await once(server, 'listening')
    const address = server.address()
    if (typeof address === 'object' && address) this.#port = address.port
    this.#server = server
    return this
  }

  /** Closes every connection and keeps the state. */
  async stop(): Promise<void> {
    const server = this.#server
    this.#server = null
    if (!server) return
    const closed = once(server, 'close')
    server.close()
    server.closeAllConnections()
    await closed
  }

  async restart(away: number): Promise<void> {
    await this.stop()
    await pause(away)
    await this.start()
  }

  async #handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', this.origin)
    if (url.pathname.startsWith('/__')) return this.#control(url, request, response)
    const gone = new AbortController()
    response.on('close', () => gone.abort())
    await holdUp(this.switches, gone.signal)
    if (gone.signal.aborted) return
    if (url.pathname.startsWith('/uploads/')) return this.#upload(url, response)
    if (url.pathname.startsWith('/pay/')) return payDesk(url, request, response, this.book)
    const path = url.pathname.slice(BASE.length)
    this.calls.push(`${request.method} ${path}`)
    this.lastHeaders = request.headers
    if (request.method === 'GET') {
      const fault = faultOf(this.switches, request.url ?? '')
      if (fault === 'page') return void response.writeHead(500, { 'content-type': 'text/html' }).end('<h1>Oops</h1>')
      if (fault === 'cut') return void request.socket.destroy()
      if (fault === 'half') {
        response.writeHead(200, { 'content-type': 'application/json', 'content-length': 5000 })
        response.write('{"data":[')
        return void setTimeout(() => request.socket.destroy(), 5)
      }
    }
    const reply = this.#answer(await this.#read(request, url, path))
    if (this.switches.loseOrderAnswers && `${request.method} ${path}` === 'POST /order') {
      if (this.switches.darkAfterLoss) this.switches.failReads = 1
      return void request.socket.destroy()
    }
    const body = reply.body === undefined ? '' : JSON.stringify(reply.body)
    const type = { 'content-type': 'application/json; charset=utf-8' }
    response.writeHead(reply.status, { ...type, ...reply.headers }).end(body)
  }

  async #read(request: IncomingMessage, url: URL, path: string): Promise<Exchange> {
    const { method = 'GET', headers } = request
    const bytes = await buffer(request)
    const type = headers['content-type'] ?? ''
    const { switches, book, origin } = this
    const language = headers['accept-language'] ?? ''
    const read = { path, method, query: url.searchParams, language, switches, book, origin }
    const token = /^Bearer (.+)$/.exec(headers.authorization ?? '')?.[1] ?? ''
    const customer = book.ofToken(headers.authorization)
    if (!type.startsWith('multipart/'))
      return { ...read, token, customer, body: bytes.length > 0 ? JSON.parse(bytes.toString()) : {}, image: null }
    const form = await new Response(new Uint8Array(bytes), { headers: { 'content-type': type } }).formData()
    const [json, image] = [form.get('json'), form.get('image')]
    return {
      ...read,
      token,
      customer,
      body: JSON.parse(typeof json === 'string' ? json : '{}'),
      image: image instanceof Blob ? Buffer.from(await image.arrayBuffer()) : null,
    }
  }

  #answer(exchange: Exchange): Reply {
    const exact = answers[`${exchange.method} ${exchange.path}`]
    if (exact) return exact(exchange, '')
    const [, head = '', id = ''] = /^(.*)\/([^/]+)$/.exec(exchange.path) ?? []
    const answer = answers[`${exchange.method} ${head}/:id`]
    return answer ? answer(exchange, decodeURIComponent(id)) : { status: 404, body: 'Cannot find this route' }
  }

  #upload(url: URL, response: ServerResponse): void {
    const seed = Number(/(\d+)\.png$/.exec(url.pathname)?.[1] ?? 0)
    response.writeHead(200, { 'content-type': 'image/png' }).end(picture(seed, this.switches.side))
  }

  /**
   * Control endpoints of tests: `PUT /__switches`, `GET /__code/<phone>`, `PUT /__stock/<id>`, `GET /__order/<orderId>`, `PUT
   * /__status/<orderId>`, `PUT /__restart/<ms>`, `GET /__counts`.
   */
  async #control(url: URL, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const [, what = '', value = ''] = url.pathname.split('/')
    const body = (await buffer(request)).toString()
    const say = (answer: unknown) => void response.writeHead(200).end(JSON.stringify(answer ?? null))
    if (what === '__switches') {
      Object.assign(this.switches, gentle, JSON.parse(body || '{}'))
      drawAll(this.switches.side)
      return say(this.switches)
    }
    if (what === '__code') return say(this.book.customers.find(({ phone }) => phone === value)?.code)
    if (what === '__counts') return say({ orders: this.book.orders.length, orderPosts: this.book.orderPosts })
    if (what === '__stock') {
      const good = this.book.good(value)
      if (good) good.stock = JSON.parse(body)
      return say(good?.stock)
    }
    const order = this.book.orders.find(({ orderId }) => orderId === value)
    if (what === '__order') return say(order && { email: order.body.email, language: order.language })
    if (what === '__status') {
      if (order) order.status = JSON.parse(body)
      return say(order?.status)
    }
    if (what === '__restart') {
      say('restarting')
      await pause(20)
      return this.restart(Number(value))
    }
    response.writeHead(404).end()
  }
}
