import { and, inArray, isNull, or, sql, type SQL } from 'drizzle-orm'
import { outbox, type orders } from '@/lib/db/schema'

type Contact = Pick<typeof orders.$inferSelect, 'phone' | 'email'>

/**
 * The messages to a customer, and to the shop about their orders. Families share an e-mail address: of a message that still
 * says its order, the order tells whose it is.
 */
export function messagesOf(customer: Contact, placed: readonly (Contact & { orderId: string })[]): SQL | undefined {
  const all = [customer, ...placed]
  const known = (values: string[]) => values.filter((value) => value !== '')
  const code = sql<string>`${outbox.payload} ->> 'code'`
  return or(
    inArray(outbox.recipient, known(all.map(({ phone }) => phone))),
    inArray(
      code,
      placed.map(({ orderId }) => orderId),
    ),
    and(inArray(outbox.recipient, known(all.map(({ email }) => email))), isNull(code)),
  )
}
