import type { StaffOrder } from '@/lib/contract/staff-orders'
import { colorName } from '@/lib/i18n/color-name'

/** The shop's clock. */
const clock = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Asia/Dubai' })

function at(moment: string): string {
  return clock.format(new Date(moment))
}

function money(aed: number): string {
  return `AED ${aed.toFixed(2)}`
}

/** An order in one line. */
export function orderLine({ code, createdAt, status, payment, total, phone, lines }: StaffOrder): string {
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  return [
    code,
    at(createdAt),
    status.padEnd(10),
    payment.padEnd(13),
    money(total).padStart(13),
    `${pieces} pcs`,
    `+${phone}`,
  ].join('  ')
}

/** An order on a sheet: who, where, what, and what happened to it. */
export function orderSheet(order: StaffOrder): string[] {
  const { address } = order
  const place = [address.address, address.city, address.postalCode, address.country].filter(Boolean).join(', ')
  const carcass =
    order.withHead === null ? [] : [`${order.withHead ? 'with' : 'without'} head, ${order.pieces ?? 1} pieces`]
  return [
    orderLine(order),
    `  ${[address.firstName, address.lastName].filter(Boolean).join(' ')}, ${order.email}`,
    `  ${place}`,
    ...[address.link, address.note].filter(Boolean).map((line) => `  ${line}`),
    ...carcass.map((line) => `  ${line}`),
    ...order.lines.map(
      ({ quantity, title, color, total }) =>
        `  ${quantity} × ${title}${color ? ` (${colorName(color, 'en')})` : ''}  ${money(total)}`,
    ),
    `  Goods ${money(order.subtotal)}, delivery ${money(order.shipping)}, total ${money(order.total)}`,
    ...order.events.map(
      ({ at: moment, actor, type, from, to }) =>
        `  ${at(moment)}  ${actor}: ${type}${to ? ` ${from ? `${from} → ` : ''}${to}` : ''}`,
    ),
  ]
}
