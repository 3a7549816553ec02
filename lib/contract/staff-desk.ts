import type { DeliveryAddress } from './address'
import type { Bilingual } from './bilingual'
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
  name: string
  slot: BookedSlot | null
  withHead: boolean | null
  cuts: number | null
  lines: DeskLine[]
  money: { payment: PaymentState; subtotal: Fils; shipping: Fils; vat: Fils | null; total: Fils } | null
  customer: { phone: string; email: string; address: DeliveryAddress } | null
}

/** Number of orders by status. */
export type StatusCounts = Partial<Record<OrderStatus, number>>

/** Sales of a day in Asia/Dubai, `2026-11-28`, in fils: all orders but cancelled and returned ones. */
export interface DaySales {
  day: string
  sales: number
}
