import type { DeliveryAddress } from './address'
import type { Bilingual } from './bilingual'
import type { OrderDocument } from './invoice'
import type { Fils } from './money'
import type { BookedSlot, Buyer, LeadTime, NamedPreparation } from './selling'

/** Statuses of an order; `transitions` holds the allowed changes. Spec §4. */
export const orderStatuses = ['pending', 'processing', 'shipped', 'delivered', 'cancelled', 'returned'] as const
export type OrderStatus = (typeof orderStatuses)[number]

/** Statuses of orders still on their way. */
export const openStatuses = ['pending', 'processing', 'shipped'] as const satisfies OrderStatus[]

/** Whether an order of this status is still on its way. */
export function isOpenStatus(status: string): boolean {
  return openStatuses.some((open) => open === status)
}

/** What a status is called: an order that the customer collects is not delivered. */
export function stageOf({ status, pickup }: Pick<Order, 'status' | 'pickup'>): OrderStatus | 'ready' | 'collected' {
  if (pickup && status === 'shipped') return 'ready'
  return pickup && status === 'delivered' ? 'collected' : status
}

/** Whether staff may change an order: it is not sent out yet, and its payment is neither disputed nor going back. */
export function isChangeable({ status, payment }: Pick<Order, 'status' | 'payment'>): boolean {
  return (
    (status === 'pending' || status === 'processing') && ['cod_due', 'paid', 'partially_refunded'].includes(payment)
  )
}

/** Parts of a carcass; a whole lamb in stew pieces has about 60. */
export const CARCASS_CUTS_MAX = 60

/** Payment states: cash due or taken; card payment awaited, paid, abandoned, refused, refunded or disputed. */
export const paymentStates = [
  'cod_due',
  'cod_collected',
  'awaiting',
  'paid',
  'expired',
  'failed',
  'refund_due',
  'partially_refunded',
  'refunded',
  'disputed',
] as const
export type PaymentState = (typeof paymentStates)[number]
/** Payment states of orders whose card was never charged: customers do not see those orders. */
export const neverPaid: string[] = ['awaiting', 'expired', 'failed'] satisfies PaymentState[]

/** A snapshot of a cart line at the time of the order. */
export interface OrderLine {
  id: string
  productId: string
  title: Bilingual
  description: Bilingual
  images: string[]
  price: Fils
  /** Before a discount; null for none or when not recorded. */
  oldPrice: Fils | null
  quantity: number
  color: string | null
  /** Id of the size; null for none. */
  size: string | null
  sizeName: Bilingual | null
  /** May be empty. */
  sku: string
  prepared: NamedPreparation | null
  total: Fils
  /** In hundredths of a percent; null for an exempt product or when not recorded. */
  vatRate: number | null
  /** VAT contained in the total; null when not recorded. */
  vat: Fils | null
}

/** An order. Spec §3. */
export interface Order {
  id: string
  /** Eight characters, easy to read aloud. */
  code: string
  /** ISO 8601. */
  createdAt: string
  status: OrderStatus
  payment: PaymentState
  subtotal: Fils
  shipping: Fils
  total: Fils
  /** What the card was charged, once the total is another; null for the total. */
  paid: Fils | null
  /** Of it paid back, or on its way; of a cash order the cash given back. */
  refunded: Fils
  email: string
  phone: string
  language: 'en' | 'ar'
  address: DeliveryAddress
  /** Null without a carcass. */
  withHead: boolean | null
  cuts: number | null
  /** Whether all of it arrives the same day when ordered before 2 pm. Spec §1. */
  sameDay: boolean
  /** VAT contained in the total, of which `shippingVat` in the delivery fee; null when not recorded. */
  vat: Fils | null
  shippingVat: Fils
  slot: BookedSlot | null
  leadTime: LeadTime | null
  pickup: boolean
  buyer: Buyer | null
  /** Tax invoice and credit notes, in the order of issue. */
  documents: OrderDocument[]
  lines: OrderLine[]
}

export interface OrderForm {
  address: DeliveryAddress
  email: string
  /** Used for a carcass only. */
  withHead: boolean
  cuts: number
  /** The total the customer saw. */
  total: Fils
  language: 'en' | 'ar'
  /** Id of the chosen delivery slot. */
  slot: string | null
  /** For a full tax invoice. */
  buyer: Buyer | null
  /** Phone and id as the client states them. Only an API host gets them. */
  phone?: string
  customerId?: string
}

/** The card provider's session: the URL of its page or, from a host that sends no URL, the publishable key. */
export interface CardPage {
  sessionId: string
  url?: string
  publishableKey?: string
}
