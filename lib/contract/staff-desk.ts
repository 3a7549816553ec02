import type { DeliveryAddress } from './address'
import type { Bilingual } from './bilingual'
import type { OrderDocument } from './invoice'
import type { Fils } from './money'
import type { OrderStatus, PaymentState } from './order'
import type { BookedSlot, NamedPreparation } from './selling'

export interface DeskLine {
  id: string
  title: Bilingual
  image: string | null
  quantity: number
  color: string | null
  sizeName: Bilingual | null
  prepared: NamedPreparation | null
  total: Fils | null
}

/** An order as a page shows it. The butcher gets no prices and of the customer the first name; these parts are then null. */
export interface DeskOrder {
  id: string
  code: string
  createdAt: string
  status: OrderStatus
  /** Statuses it may get next. */
  next: readonly OrderStatus[]
  /** Whether its viewer may change it. */
  editable: boolean
  name: string
  slot: BookedSlot | null
  /** Whether its slot is over and it is not delivered. */
  late: boolean
  /** Whether it has lines for the butcher. */
  carcass: boolean
  withHead: boolean | null
  cuts: number | null
  /** Whether the customer collects it. */
  pickup: boolean
  lines: DeskLine[]
  money: {
    payment: PaymentState
    subtotal: Fils
    shipping: Fils
    vat: Fils | null
    total: Fils
    /** Of the card; `refunded` of it is paid back, or on its way. Of a cash order: the cash given back. */
    paid: Fils
    refunded: Fils
  } | null
  /** Tax invoice and credit notes. */
  documents: OrderDocument[]
  customer: { phone: string; email: string; address: DeliveryAddress } | null
}

/** Number of orders by status. */
export type StatusCounts = Partial<Record<OrderStatus, number>>

/** Sales of a day in Asia/Dubai, `2026-11-28`, in fils: all orders but cancelled and returned ones. */
export interface DaySales {
  day: string
  sales: number
}

/** Why an order needs a person: its slot is over, its card failed, a refund or payment is in doubt, it is disputed. */
export interface Concern {
  kind: 'late' | 'unpaid' | 'refund' | 'mismatch' | 'disputed'
  code: string
  name: string
  phone: string
}

/** What is to be done today in one delivery window. */
export interface SlotWork {
  from: string
  to: string
  /** Lines for the butcher in orders not sent out yet. */
  toCut: number
  /** Orders to pack and send out. */
  toPack: number
  /** Orders not delivered yet. */
  toDeliver: number
}

/** A line for the butcher. */
export interface CutLine extends DeskLine {
  code: string
  from: string
  withHead: boolean | null
  cuts: number | null
}
