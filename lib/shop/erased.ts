import { like, not } from 'drizzle-orm'
import { customers } from '@/lib/db/schema'

/** Start of the phone of an erased customer; the rest makes it unique. */
export const ERASED = 'erased-'
/** Customers whose data was not erased. */
export const notErased = not(like(customers.phone, `${ERASED}%`))
