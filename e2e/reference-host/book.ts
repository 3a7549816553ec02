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
  session: string | null
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

/** Everything the host remembers. It survives its restarts, as a database would. */
export class Book {
  customers: HostCustomer[] = []
  orders: HostOrder[] = []
  tokens = new Map<string, number>()
  ratings: HostRating[] = goods.flatMap((good) =>
    Array.from({ length: good.ratingsCount }, (_, at) => ({
      _id: good._id * 10 + at,
      product: good._id,
      order: null,
      customer: null,
      username: ['Salem', 'نورة', 'Priya'][at] ?? 'Ali',
      rating: Math.max(1, Math.min(5, Math.round(good.averageRating ?? 4) - (at % 2))),
      comment: at === 1 ? null : 'Came the same day, well packed.',
      createdAt: new Date(Date.UTC(2026, 4, 10 + at, 9)).toISOString(),
    })),
  )
  /** Times `POST /order` arrived. */
  orderPosts = 0
  #last = 5000

  nextId(): number {
    return ++this.#last
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

/** What delivery costs here. */
export const SHIPPING = 15
