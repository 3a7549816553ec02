import 'server-only'
import { and, count, desc, eq, lt, or, sql, type SQL } from 'drizzle-orm'
import { ShopError } from '@/lib/contract/error'
import { StoredAddress } from '@/lib/contract/customer-schemas'
import { toAed } from '@/lib/contract/money'
import { neverPaid } from '@/lib/contract/order'
import {
  CustomerData,
  CustomerQuery,
  type CustomerDetail,
  type CustomerPage,
  type StaffCustomer,
} from '@/lib/contract/staff-customers'
import { database, transaction, type Db, type Tx } from '@/lib/db/database'
import { containing } from '@/lib/db/like'
import {
  addresses,
  cartLines,
  customers,
  customerText,
  favorites,
  orders,
  outbox,
  ratings,
  sessions,
} from '@/lib/db/schema'
import { imageAddress } from '@/lib/media/address'
import { phoneDigits } from '@/lib/i18n/phone'
import { audited } from '../audit/record'
import { blockedColumn, isBlocked, writeBlocked } from '../customers/sign-in'
import { ERASED, notErased } from '../erased'
import { withLines } from '../orders/order'
import { endSessions } from '../sessions/session'
import { messagesOf } from './messages'
import { folded, placed } from './order-filter'
import { eventsOf, staffOrder } from './orders'

const columns = {
  id: customers.id,
  name: customers.username,
  phone: customers.phone,
  email: customers.email,
  language: customers.language,
  createdAt: customers.createdAt,
  blocked: blockedColumn,
  orders:
    sql<number>`(select count(*) from ${orders} as own where own.customer_id = ${customers}.id and own.payment not in ${neverPaid})`.mapWith(
      Number,
    ),
}

type Row = Omit<StaffCustomer, 'createdAt' | 'state'> & { createdAt: Date; blocked: boolean }

function customerOf({ blocked, createdAt, phone, ...row }: Row): StaffCustomer {
  const erased = phone.startsWith(ERASED)
  return {
    ...row,
    phone: erased ? '' : phone,
    createdAt: createdAt.toISOString(),
    state: erased ? 'erased' : blocked ? 'blocked' : 'active',
  }
}

/** Lists customers, newest first. */
export async function staffCustomers(asked: CustomerQuery): Promise<CustomerPage> {
  const { search, after, limit } = CustomerQuery.parse(asked)
  const db = await database()
  const rows = await db
    .select(columns)
    .from(customers)
    .where(and(found(search), after ? lt(customers.id, after) : undefined))
    .orderBy(desc(customers.id))
    .limit(limit + 1)
  const shown = rows.slice(0, limit)
  return { customers: shown.map(customerOf), next: rows.length > limit ? (shown.at(-1)?.id ?? null) : null }
}

function found(search: string | undefined): SQL | undefined {
  const words = search?.trim()
  if (!words) return undefined
  const typed = folded(words)
  const digits = /^[+\d\s()-]+$/.test(typed) ? phoneDigits(typed) : ''
  const parts = [typed, ...(digits.length >= 4 ? [digits] : [])]
  return and(notErased, or(...parts.map((part) => sql`${customerText} like ${containing(part)}`)))
}

/** Finds a customer by id or whole phone number. Throws NotFound. */
export async function customerNamed(db: Db | Tx, named: string): Promise<StaffCustomer> {
  const digits = phoneDigits(named)
  const phone = digits.length === 9 ? `971${digits}` : digits
  const [row] = await db
    .select(columns)
    .from(customers)
    .where(or(eq(customers.id, named), eq(customers.phone, phone)))
  if (!row) throw new ShopError('NotFound', [{ path: 'customer', msg: `There is no customer "${named}".` }])
  return customerOf(row)
}

const NEWEST = 20

/** One customer with addresses and newest orders. Throws NotFound. */
export async function staffCustomerOf(named: string): Promise<CustomerDetail> {
  const db = await database()
  const customer = await customerNamed(db, named)
  const own = and(eq(orders.customerId, customer.id), placed)
  const [addressRows, newest, [reviews]] = await Promise.all([
    db.select().from(addresses).where(eq(addresses.customerId, customer.id)).orderBy(desc(addresses.createdAt)),
    db.select().from(orders).where(own).orderBy(desc(orders.createdAt)).limit(NEWEST),
    db.select({ count: count() }).from(ratings).where(eq(ratings.customerId, customer.id)),
  ])
  return {
    ...customer,
    addresses: addressRows.map((row) => StoredAddress.parse(row)),
    newest: (await withLines(db, newest)).map(({ id, code, createdAt, status, total }) => {
      return { id, code, createdAt, status, total: toAed(total) }
    }),
    reviews: reviews?.count ?? 0,
  }
}

/** Blocks a customer, who is signed out everywhere and cannot sign in, or lifts that. Throws NotFound; Conflict when erased. */
export function setBlocked(named: string, blocked: boolean): Promise<StaffCustomer> {
  return transaction(async (tx) => {
    const customer = await lockedCustomer(tx, named)
    const before = await isBlocked(tx, customer.id)
    await writeBlocked(tx, customer.id, blocked)
    if (blocked) await endSessions(tx, customer.id)
    const { id: customerId } = customer
    await audited(tx, {
      subject: `customer ${customerId}`,
      before: { blocked: before },
      after: { blocked },
      customerId,
    })
    return { ...customer, state: blocked ? 'blocked' : 'active' }
  })
}

/** Locks a customer's row, as signing in does. Throws NotFound; Conflict when erased. */
export async function lockedCustomer(tx: Tx, named: string): Promise<StaffCustomer> {
  const { id } = await customerNamed(tx, named)
  await tx.select({ id: customers.id }).from(customers).where(eq(customers.id, id)).for('update')
  const customer = await customerNamed(tx, id)
  if (customer.state === 'erased')
    throw new ShopError('Conflict', [{ path: 'customer', msg: 'The data of this customer was erased.' }])
  return customer
}

/** Everything the shop holds of a customer, without passwords and codes. Throws NotFound. */
export async function customerData(named: string): Promise<CustomerData> {
  const db = await database()
  const customer = await customerNamed(db, named)
  const { id, phone, email } = customer
  const [own] = await db
    .select({ gender: customers.gender, image: customers.image })
    .from(customers)
    .where(eq(customers.id, id))
  const orderRows = await db.select().from(orders).where(eq(orders.customerId, id)).orderBy(desc(orders.createdAt))
  const events = await eventsOf(
    db,
    orderRows.map((row) => row.id),
  )
  // Leaves out what else the rows hold: a message that waits may hold a password.
  return CustomerData.parse({
    customer: { ...customer, gender: own?.gender ?? '', image: own?.image ? imageAddress(own.image) : null },
    addresses: (await db.select().from(addresses).where(eq(addresses.customerId, id))).map((row) =>
      StoredAddress.parse(row),
    ),
    orders: (await withLines(db, orderRows)).map((order) => staffOrder(order, events)),
    reviews: dated(await db.select().from(ratings).where(eq(ratings.customerId, id))),
    favorites: dated(await db.select().from(favorites).where(eq(favorites.customerId, id))),
    cart: dated(await db.select().from(cartLines).where(eq(cartLines.customerId, id))),
    messages: dated(await db.select().from(outbox).where(messagesOf({ phone, email }, orderRows))),
    sessions: (await db.select().from(sessions).where(eq(sessions.customerId, id))).map((row) => ({
      createdAt: row.createdAt.toISOString(),
      lastSeenAt: row.lastSeenAt.toISOString(),
    })),
  })
}

function dated<R extends { createdAt: Date }>(rows: R[]): (Omit<R, 'createdAt'> & { createdAt: string })[] {
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }))
}
