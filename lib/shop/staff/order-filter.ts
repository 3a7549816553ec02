import 'server-only'
import { and, eq, gte, ilike, inArray, isNotNull, lt, notInArray, or, sql, type SQL } from 'drizzle-orm'
import { neverPaid } from '@/lib/contract/order'
import { paymentGroups, type OrderFilter } from '@/lib/contract/staff-order-list'
import { orderCity, orders, orderSlotDate, orderText } from '@/lib/db/schema'
import { containing, likeText } from '@/lib/db/like'
import { latinDigits } from '@/lib/i18n/digits'
import { phoneDigits } from '@/lib/i18n/phone'
import { addDays, dubaiMoment } from '@/lib/utils/dubai-time'

/** Orders that count: all but card orders that were never paid. */
export const placed = notInArray(orders.payment, neverPaid)

/** The condition of a filter of the list, where a search finds codes only with `byCode`, without the card orders that were never paid. */
export function filtered(
  { status, search, from, to, day, slot, city, payment, carcass }: OrderFilter,
  byCode = false,
): SQL | undefined {
  const [first, last] = slot?.split('-') ?? []
  return and(
    placed,
    status && eq(orders.status, status),
    byCode ? coded(search) : found(search),
    from ? gte(orders.createdAt, dubaiMoment(from, '00:00')) : undefined,
    to ? lt(orders.createdAt, dubaiMoment(addDays(to, 1), '00:00')) : undefined,
    day ? sql`${orderSlotDate} = ${day}` : undefined,
    slot ? sql`${orders.slot} ->> 'from' = ${first} and ${orders.slot} ->> 'to' = ${last}` : undefined,
    city && sql`${orderCity} = ${city}`,
    payment && inArray(orders.payment, [...paymentGroups[payment]]),
    carcass && forButcher(),
  )
}

/** Orders with a carcass or with a prepared line. */
function forButcher(): SQL | undefined {
  // Written out: in a query of one table Drizzle leaves the tables of columns out.
  const prepared = sql`exists (select from order_lines where order_lines.order_id = orders.id and order_lines.preparation is not null)`
  return or(isNotNull(orders.withHead), prepared)
}

/** For a role that may not learn of customers by searching for them. */
function coded(search: string | undefined): SQL | undefined {
  return search ? ilike(orders.orderId, containing(search.trim())) : undefined
}

/** Every word is in code, phone or name; a number may be written with spaces and a leading zero. */
function found(search: string | undefined): SQL | undefined {
  const typed = folded(search ?? '')
  const words = /^[+\d\s()-]+$/.test(typed) ? [phoneDigits(typed)] : typed.split(/\s+/)
  return and(...words.filter(Boolean).map(inOrder))
}

/** A word of at least three letters is looked for anywhere; the index finds shorter ones at starts only: of words, and of the local number. */
function inOrder(word: string): SQL | undefined {
  if (word.length > 2) return sql`${orderText} like ${containing(word)}`
  const start = likeText(word)
  const starts = [`${start}%`, `% ${start}%`, `% 971${start}%`]
  return or(...starts.map((pattern) => sql`${orderText} like ${pattern}`))
}

/** As `orderText` folds. */
export function folded(text: string): string {
  const letters: Record<string, string> = { أ: 'ا', إ: 'ا', آ: 'ا', ٱ: 'ا', ى: 'ي', ة: 'ه', ی: 'ي' }
  return latinDigits(text.trim().toLowerCase()).replaceAll(/[أإآٱىةی]/g, (letter) => letters[letter] ?? letter)
}
