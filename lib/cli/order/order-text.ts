import type { StaffOrder } from '@/lib/contract/staff-orders'
import { colorName } from '@/lib/i18n/color-name'
import { clock } from '../clock'
import { many } from '../many'
import { money } from '../money'
import { typed } from '../typed'

function at(moment: string): string {
  return clock(new Date(moment))
}

/** Formats an order as one line. */
export function orderLine({ code, createdAt, status, payment, total, phone, lines }: StaffOrder): string {
  const quantity = lines.reduce((sum, line) => sum + line.quantity, 0)
  return [
    code,
    at(createdAt),
    status.padEnd(10),
    payment.padEnd(13),
    money(total).padStart(13),
    `${quantity} pcs`,
    `+${typed(phone)}`,
  ].join('  ')
}

/** Formats an order in detail: customer, address, lines and history. */
export function orderSheet(order: StaffOrder): string[] {
  const { address } = order
  const name = [address.firstName, address.lastName].map(typed).filter(Boolean).join(' ')
  const place = [address.address, address.city, address.postalCode, address.country].map(typed).filter(Boolean)
  const [link, note] = [typed(address.link), typed(address.note)]
  const carcass =
    order.withHead === null ? [] : [`${order.withHead ? 'with' : 'without'} head, ${many(order.pieces ?? 1, 'piece')}`]
  return [
    orderLine(order),
    `  ${name}, ${typed(order.email)}`,
    `  ${place.join(', ')}`,
    ...(link ? [`  ${link}`] : []),
    ...(note ? [`  Note: ${note}`] : []),
    ...carcass.map((line) => `  ${line}`),
    ...order.lines.map(
      ({ quantity, title, color, total }) =>
        `  ${quantity} × ${typed(title)}${color ? ` (${typed(colorName(color, 'en'))})` : ''}  ${money(total)}`,
    ),
    `  Goods ${money(order.subtotal)}, delivery ${money(order.shipping)}, total ${money(order.total)}`,
    ...order.events.map(
      ({ at: moment, actor, type, from, to }) =>
        `  ${at(moment)}  ${actor}: ${type}${to ? ` ${from ? `${from} → ` : ''}${to}` : ''}`,
    ),
  ]
}
