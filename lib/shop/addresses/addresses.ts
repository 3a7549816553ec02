import 'server-only'
import { and, asc, count, eq, getTableColumns } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import { type Address, type DeliveryAddress, cities } from '@/lib/contract/address'
import { ShopError } from '@/lib/contract/error'
import { database, transaction } from '@/lib/db/database'
import { addresses } from '@/lib/db/schema'
import { lockOwnCart } from '../cart/lock'

/** Addresses per customer. */
const MAX_ADDRESSES = 50

const { createdAt: _createdAt, ...columns } = getTableColumns(addresses)

type Row = Omit<typeof addresses.$inferSelect, 'createdAt'>

function toAddress({ customerId: _, ...row }: Row): Address {
  return { ...row, city: cities.find((city) => city === row.city) ?? cities[0] }
}

/** The customer's addresses, oldest first. Spec §4 preselects the first. */
export async function listAddresses(customerId: string): Promise<Address[]> {
  const db = await database()
  const rows = await db
    .select(columns)
    .from(addresses)
    .where(eq(addresses.customerId, customerId))
    .orderBy(asc(addresses.createdAt), asc(addresses.id))
  return rows.map(toAddress)
}

/** Saves an address; returns the existing one if it is identical. Throws TooManyAddresses at fifty. */
export async function addAddress(customerId: string, address: DeliveryAddress): Promise<Address> {
  return transaction(async (tx) => {
    // Serialises two tabs that save the same address.
    await lockOwnCart(tx, customerId)
    const own = eq(addresses.customerId, customerId)
    const same = (Object.keys(address) as (keyof DeliveryAddress)[]).map((field) =>
      eq(addresses[field], address[field]),
    )
    const [known] = await tx
      .select(columns)
      .from(addresses)
      .where(and(own, ...same))
    if (known) return toAddress(known)
    const [row] = await tx.select({ addresses: count() }).from(addresses).where(own)
    if ((row?.addresses ?? 0) >= MAX_ADDRESSES) throw new ShopError('TooManyAddresses')
    const added = { id: uuidv7(), ...address }
    await tx.insert(addresses).values({ ...added, customerId })
    return added
  })
}

/** Deletes an address; orders keep their copy. Throws AddressNotFound for one that is gone or belongs to another customer. */
export async function deleteAddress(customerId: string, id: string): Promise<void> {
  const db = await database()
  const gone = await db
    .delete(addresses)
    .where(and(eq(addresses.id, id), eq(addresses.customerId, customerId)))
    .returning({ id: addresses.id })
  if (gone.length === 0) throw new ShopError('AddressNotFound')
}
