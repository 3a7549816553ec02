import { sql } from 'drizzle-orm'
import { customType, integer, text, timestamp } from 'drizzle-orm/pg-core'

/** UUIDv7 made by the application. */
export const id = () => text('id').primaryKey()
/** Integer fils. */
export const fils = (name: string) => integer(name)
/** Timestamp with time zone, read as a Date. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })
/** Creation time of the row. */
export const createdAt = () =>
  moment('created_at')
    .notNull()
    .default(sql`now()`)
/** Time of the last write, set by the writing code, not by a trigger. */
export const updatedAt = () =>
  moment('updated_at')
    .notNull()
    .default(sql`now()`)
/** A full text vector, written as a list of quoted lexemes. */
export const textVector = customType<{ data: string }>({ dataType: () => 'tsvector' })
