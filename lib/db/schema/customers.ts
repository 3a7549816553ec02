import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { products } from './catalogue'
import { createdAt, id, moment, updatedAt } from './columns'

/** What staff search a customer by: name, phone and e-mail address, folded as `orderText` is. */
export const customerText = sql.raw("translate(lower(username || ' ' || phone || ' ' || email), 'أإآٱىةی', 'اااايهي')")

/** Customers, one per phone. */
export const customers = pgTable(
  'customers',
  {
    id: id(),
    username: text('username').notNull(),
    /** 9715XXXXXXXX. */
    phone: text('phone').notNull(),
    email: text('email').notNull().default(''),
    gender: text('gender').notNull().default(''),
    language: text('language').notNull().default('en'),
    /** argon2id in PHC form. */
    passwordHash: text('password_hash').notNull(),
    /** Media id of the avatar. */
    image: text('image'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    uniqueIndex('customers_phone').on(t.phone),
    index('customers_text').using('gin', sql`(${customerText}) gin_trgm_ops`),
  ],
)

/** A session; the cookie holds 256 random bits, the row only their SHA-256. */
export const sessions = pgTable(
  'sessions',
  {
    tokenHash: text('token_hash').primaryKey(),
    customerId: text('customer_id')
      .notNull()
      .references(() => customers.id),
    mustChangePassword: boolean('must_change_password').notNull().default(false),
    createdAt: createdAt(),
    lastSeenAt: moment('last_seen_at').notNull(),
    revokedAt: moment('revoked_at'),
  },
  (t) => [index('sessions_customer').on(t.customerId)],
)

/** A sign-up waiting for its WhatsApp code. A new one for the same phone replaces it. */
export const signups = pgTable(
  'signups',
  {
    id: id(),
    phone: text('phone').notNull(),
    username: text('username').notNull(),
    passwordHash: text('password_hash').notNull(),
    image: text('image'),
    language: text('language').notNull(),
    codeHash: text('code_hash').notNull(),
    /** Incremented before the code is compared. */
    attempts: integer('attempts').notNull().default(0),
    expiresAt: moment('expires_at').notNull(),
    consumedAt: moment('consumed_at'),
    createdAt: createdAt(),
  },
  (t) => [uniqueIndex('signups_phone').on(t.phone)],
)

/** The one-use password sent by WhatsApp; the customer's own password stays valid. */
export const sentPasswords = pgTable('sent_passwords', {
  customerId: text('customer_id')
    .primaryKey()
    .references(() => customers.id),
  passwordHash: text('password_hash').notNull(),
  expiresAt: moment('expires_at').notNull(),
  consumedAt: moment('consumed_at'),
})

/** Favourite products of a customer, and since when. */
export const favorites = pgTable(
  'favorites',
  {
    customerId: text('customer_id')
      .notNull()
      .references(() => customers.id),
    productId: text('product_id')
      .notNull()
      .references(() => products.id),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.customerId, t.productId] })],
)

/** Saved addresses of customers; orders have copies of their own. */
export const addresses = pgTable(
  'addresses',
  {
    id: id(),
    customerId: text('customer_id')
      .notNull()
      .references(() => customers.id),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull().default(''),
    address: text('address').notNull(),
    city: text('city').notNull(),
    country: text('country').notNull().default(''),
    postalCode: text('postal_code').notNull().default(''),
    link: text('link').notNull().default(''),
    note: text('note').notNull().default(''),
    createdAt: createdAt(),
  },
  (t) => [index('addresses_customer').on(t.customerId)],
)

/** Points spent per key and window, shared by all instances. */
export const rateLimits = pgTable('rate_limits', {
  key: text('key').primaryKey(),
  points: integer('points').notNull(),
  expiresAt: moment('expires_at').notNull(),
})
