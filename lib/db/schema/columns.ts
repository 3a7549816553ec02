import { sql } from 'drizzle-orm'
import { integer, text, timestamp } from 'drizzle-orm/pg-core'

/** App-made UUIDv7. */
export const id = () => text('id').primaryKey()
/** Integer fils. */
export const fils = (name: string) => integer(name)
/** A moment, with time zone, read as a Date. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })
/** When the row was made. */
export const createdAt = () =>
  moment('created_at')
    .notNull()
    .default(sql`now()`)
/** When the row was last written: whoever writes it sets it, no trigger does. */
export const updatedAt = () =>
  moment('updated_at')
    .notNull()
    .default(sql`now()`)
