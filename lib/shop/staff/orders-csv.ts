import 'server-only'
import { stringify } from 'csv-stringify/sync'
import { fullName } from '@/lib/contract/address'
import { aedText } from '@/lib/contract/money'
import type { Order } from '@/lib/contract/order'
import type { OrderFilter } from '@/lib/contract/staff-order-list'
import { transaction } from '@/lib/db/database'
import { lineOptions } from '@/lib/i18n/line-options'
import { escapeFormula } from '@/lib/utils/csv-injection'
import { dubaiTime } from '@/lib/utils/dubai-time'
import { audited } from '../audit/record'
import { orderList } from './order-list'

/** Orders read at a time. */
const BATCH = 500

const columns = [
  ...['Order', 'Ordered', 'Status', 'Payment', 'Name', 'Phone', 'E-mail', 'City', 'Address', 'Delivery date', 'Hours'],
  ...['Lines', 'Subtotal', 'Delivery fee', 'VAT', 'Total', 'Head', 'Cuts'],
]

/** Records the export in the audit log, then yields all orders of a filter as CSV, newest first, amounts in AED. */
export async function ordersCsv(filter: OrderFilter): Promise<AsyncGenerator<string>> {
  // The member of staff who exports customers is recorded first.
  await transaction((tx) => audited(tx, { subject: 'orders as CSV', after: filter }))
  return rows(filter)
}

async function* rows(filter: OrderFilter): AsyncGenerator<string> {
  // A BOM makes spreadsheets read the file as UTF-8.
  yield `\uFEFF${stringify([columns])}`
  let after: string | undefined
  do {
    const { orders, next } = await orderList({ ...filter, after, limit: BATCH })
    yield stringify(orders.map(row))
    after = next ?? undefined
  } while (after)
}

function row(order: Order): string[] {
  const { code, createdAt, status, payment, address, phone, email, slot, lines, withHead, cuts } = order
  const texts = [
    ...[code, dubaiTime(new Date(createdAt)), status, payment, fullName(address)],
    ...[grouped(phone), email, address.city, address.address, slot?.date ?? '', slot ? `${slot.from}-${slot.to}` : ''],
    lines
      .map((line) => [`${line.quantity} × ${line.title.en}`, lineOptions(line, 'en')].filter(Boolean).join(', '))
      .join('; '),
  ]
  const amounts = [order.subtotal, order.shipping, order.vat, order.total].map((fils) =>
    fils === null ? '' : aedText(fils),
  )
  const head = withHead === null ? '' : withHead ? 'with' : 'without'
  return [...texts.map(escapeFormula), ...amounts, head, cuts === null ? '' : String(cuts)]
}

/** Groups a stored phone number: a spreadsheet shows the twelve digits alone as 9.715E+11. */
function grouped(phone: string): string {
  return phone.replace(/^(971)(5\d)(\d{3})(\d{4})$/, '$1 $2 $3 $4')
}
