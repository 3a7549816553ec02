import 'server-only'
import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { CustomerWire } from '@/lib/contract/customer-schemas'
import type { Customer } from '@/lib/contract/customer'
import { database } from '@/lib/db/database'
import { customers } from '@/lib/db/schema'
import { imageAddress } from '../catalogue/image-address'

const Stored = z.object({
  gender: CustomerWire.shape.gender.catch(''),
  language: CustomerWire.shape.language.catch('en'),
})

/** All customer columns but the password. */
export const customerColumns = {
  id: customers.id,
  username: customers.username,
  email: customers.email,
  gender: customers.gender,
  language: customers.language,
  image: customers.image,
  phone: customers.phone,
}

/** Converts a row of `customerColumns`; drops other columns such as a password hash. */
export function toCustomer(row: { [K in keyof typeof customerColumns]: (typeof customers.$inferSelect)[K] }): Customer {
  const { id, username, email, image, phone } = row
  return { id, username, email, phone, ...Stored.parse(row), image: image && imageAddress(image) }
}

/** Returns a customer by id; null when there is none. */
export async function findCustomer(id: string): Promise<Customer | null> {
  const db = await database()
  const [row] = await db.select(customerColumns).from(customers).where(eq(customers.id, id))
  return row ? toCustomer(row) : null
}
