import { goods, type Good } from './goods'

export interface HostCustomer {
  _id: number
  username: string
  phone: string
  password: string
  email?: string
  gender?: string
  image?: Buffer
  code: string | null
  cart: { good: number; quantity: number; color: string | null }[]
  favorites: number[]
  addresses: ({ _id: number } & Record<string, unknown>)[]
}

export interface HostOrder {
  _id: number
  customer: number
  orderId: string
  createdAt: string
  status: string
  finaltotal: number
  paid: boolean
  /** Its payment time has expired. */
  over: boolean
  session: string | null
  /** `Accept-Language` of the order request. */
  language: string
  cart: { good: number; quantity: number; color: string | null }[]
  body: Record<string, unknown>
}

export interface HostRating {
  _id: number
  product: number
  order: number | null
  customer: number | null
  username: string
  rating: number
  comment: string | null
  createdAt: string
}

/** The host's state, which survives its restarts like a database. */
export class Book {
  customers: HostCustomer[] = []
  orders: HostOrder[] = []
  tokens = new Map<string, number>()
  ratings: HostRating[] = goods.flatMap((good) =>
    Array.from({ length: good.ratingsCount }, (_, at) => ({
      _id: good._id * 100 + at,
      product: good._id,
      order: null,
      customer: null,
      username: ['Salem', 'نورة', 'Priya'][at % 3] ?? '',
      rating: Math.max(1, Math.min(5, Math.round(good.averageRating ?? 4) - (at % 2))),
      comment:
        [`Came the same day, well packed. No ${at}.`, null, `وصلت في نفس اليوم، تغليف ممتاز. رقم ${at}`][at % 3] ??
        null,
      createdAt: new Date(Date.UTC(2026, 4, 1 + at, 9)).toISOString(),
    })),
  )
  /** Time of the last message per phone, ms since 1970. */
  messages = new Map<string, number>()
  /** Number of `POST /order` calls. */
  orderPosts = 0
  #last = 5000

  nextId(): number {
    return ++this.#last
  }

  /** Returns the seconds until a phone may get another message (one a minute). On 0 it records a message now. */
  patience(phone: string): number {
    const wait = Math.ceil(((this.messages.get(phone) ?? 0) + 60_000 - Date.now()) / 1000)
    if (wait > 0) return wait
    this.messages.set(phone, Date.now())
    return 0
  }

  good(id: unknown): Good | undefined {
    return goods.find((one) => String(one._id) === String(id))
  }

  ofToken(authorization: string | undefined): HostCustomer | undefined {
    const token = /^Bearer (.+)$/.exec(authorization ?? '')?.[1]
    const id = token ? this.tokens.get(token) : undefined
    return this.customers.find((one) => one._id === id)
  }

  openSession(customer: HostCustomer): string {
    const token = `ref.${Buffer.from(`${customer._id}:${Math.random()}`).toString('base64url')}.sig`
    this.tokens.set(token, customer._id)
    return token
  }

  subtotal(customer: HostCustomer): number {
    return customer.cart.reduce((sum, line) => sum + (this.good(line.good)?.price ?? 0) * line.quantity, 0)
  }
}

/** Delivery fee, AED. */
export const SHIPPING = 15
