import 'server-only'
import { fullName } from '@/lib/contract/address'
import { isChangeable, isOpenStatus, neverPaid, type Order, type OrderLine } from '@/lib/contract/order'
import type { CutLine, DeskLine, DeskOrder, SlotWork } from '@/lib/contract/staff-desk'
import type { StaffRole } from '@/lib/contract/staff-accounts'
import { dubaiMoment } from '@/lib/utils/dubai-time'
import { transitions } from '@/lib/shop/orders/change-status'
import type { Due } from '@/lib/shop/staff/today'

/** An order as a member of this role may see it. */
export function deskOrder(order: Order, role: StaffRole): DeskOrder {
  const { id, code, createdAt, status, payment, subtotal, shipping, vat, total, phone, email, address, slot } = order
  const whole = role !== 'butcher'
  const isOpen = isOpenStatus(status)
  return {
    ...{ id, code, createdAt, status },
    next: whole && !neverPaid.includes(payment) ? transitions[status] : [],
    editable: whole && isChangeable(order),
    name: whole ? fullName(address) : address.firstName,
    slot,
    late: isOpen && slot !== null && dubaiMoment(slot.date, slot.to) < new Date(),
    carcass: order.withHead !== null || order.lines.some(({ prepared }) => prepared !== null),
    withHead: order.withHead,
    cuts: order.cuts,
    pickup: order.pickup,
    lines: order.lines.map((line) => ({ ...deskLine(line), total: whole ? line.total : null })),
    money: whole
      ? { payment, subtotal, shipping, vat, total, paid: order.paid ?? total, refunded: order.refunded }
      : null,
    documents: whole ? order.documents : [],
    customer: whole ? { phone, email, address } : null,
  }
}

function deskLine({ id, title, images, quantity, color, sizeName, prepared }: OrderLine): Omit<DeskLine, 'total'> {
  return { id, title, image: images[0] ?? null, quantity, color, sizeName, prepared }
}

const isInHouse = ({ status }: Order) => status === 'pending' || status === 'processing'

/** What is to be done in each delivery window. */
export function slotWork({ orders, cuts }: Due): SlotWork[] {
  const windows = new Map<string, SlotWork>()
  for (const order of orders) {
    const { from = '', to = '' } = order.slot ?? {}
    const work = windows.get(from + to) ?? { from, to, toCut: 0, toPack: 0, toDeliver: 0 }
    const inHouse = isInHouse(order)
    windows.set(from + to, {
      ...work,
      toCut: work.toCut + (inHouse ? order.lines.filter(({ id }) => cuts.has(id)).length : 0),
      toPack: work.toPack + (inHouse ? 1 : 0),
      toDeliver: work.toDeliver + 1,
    })
  }
  return [...windows.values()]
}

/** The lines for the butcher of orders that are not sent out yet, without prices. */
export function cutLines({ orders, cuts }: Due): CutLine[] {
  return orders.filter(isInHouse).flatMap((order) =>
    order.lines
      .filter(({ id }) => cuts.has(id))
      .map((line) => ({
        ...deskLine(line),
        total: null,
        code: order.code,
        from: order.slot?.from ?? '',
        withHead: line.prepared ? null : order.withHead,
        cuts: line.prepared ? null : order.cuts,
      })),
  )
}
