import 'server-only'
import { and, asc, desc, eq, gte, inArray, lt } from 'drizzle-orm'
import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { documentNumber, type InvoiceContent, type OrderDocument, parseDocumentNumber } from '@/lib/contract/invoice'
import { database, type Db, type Tx } from '@/lib/db/database'
import { invoices } from '@/lib/db/schema'
import { StaffInvoice } from '@/lib/contract/staff-invoices'
import { sharedSecret } from '../setting-rows'

const Fils = z.number().int()

/** The stored content of a tax document: amounts in fils. */
const Content = StaffInvoice.omit({ url: true }).extend({
  lines: z.array(
    StaffInvoice.shape.lines.element.extend({
      unitPrice: Fils,
      // Missing in documents that predate it.
      discount: Fils.default(0),
      vatRate: z.number().int().nullable(),
      vat: Fils,
      total: Fils,
    }),
  ),
  net: Fils,
  vat: Fils,
  total: Fils,
}) satisfies z.ZodType<InvoiceContent>

/** Reads a stored content. Throws on an invalid one. */
export function contentOf(stored: unknown): InvoiceContent {
  return Content.parse(stored)
}

/** A tax document with its id and signed path. */
export interface IssuedDocument {
  id: string
  url: string
  content: InvoiceContent
}

/** The tax documents of orders, in the order of issue, by order id. */
export async function documentsByOrder(db: Db | Tx, orderIds: string[]): Promise<Map<string, OrderDocument[]>> {
  const rows = await db
    .select({ id: invoices.id, kind: invoices.kind, number: invoices.number, orderId: invoices.orderId })
    .from(invoices)
    .where(inArray(invoices.orderId, orderIds))
    .orderBy(asc(invoices.id))
  const found = new Map<string, OrderDocument[]>()
  if (rows.length === 0) return found
  const secret = await linkSecret(db)
  for (const { id, kind, number, orderId } of rows) {
    const document = { kind, number: documentNumber(kind, number), url: signedPath(id, secret) }
    found.set(orderId, [...(found.get(orderId) ?? []), document])
  }
  return found
}

/** The tax documents of one order. */
export async function documentsOf(db: Db | Tx, orderId: string): Promise<OrderDocument[]> {
  return (await documentsByOrder(db, [orderId])).get(orderId) ?? []
}

/** The document of a signed link; null for a forged one. */
export async function linkedDocument(token: string): Promise<IssuedDocument | null> {
  const db = await database()
  const secret = await linkSecret(db)
  const id = signedId(token, secret)
  const [row] = id === null ? [] : await db.select().from(invoices).where(eq(invoices.id, id))
  return row ? issued(row, secret) : null
}

/** The document with a printed number, such as `INV-000012`; null when there is none. */
export async function numberedDocument(printed: string): Promise<IssuedDocument | null> {
  const named = parseDocumentNumber(printed)
  if (!named) return null
  const db = await database()
  const same = and(eq(invoices.kind, named.kind), eq(invoices.number, named.number))
  const [row] = await db.select().from(invoices).where(same)
  return row ? issued(row, await linkSecret(db)) : null
}

/** All documents issued from `from` until before `to`, invoices before credit notes, each by number; null for no bound. */
export async function issuedDocuments(from: Date | null, to: Date | null): Promise<IssuedDocument[]> {
  const db = await database()
  const secret = await linkSecret(db)
  const rows = await db
    .select()
    .from(invoices)
    .where(and(from ? gte(invoices.createdAt, from) : undefined, to ? lt(invoices.createdAt, to) : undefined))
    .orderBy(desc(invoices.kind), asc(invoices.number))
  return rows.map((row) => issued(row, secret))
}

function issued({ id, content }: typeof invoices.$inferSelect, secret: string): IssuedDocument {
  return { id, url: signedPath(id, secret), content: contentOf(content) }
}

/** Key of the row in `settings`. */
const SECRET = 'invoice-secret'

/** The secret that signs links. */
function linkSecret(db: Db | Tx): Promise<string> {
  return sharedSecret(db, SECRET)
}

/** The path that opens a document without a session. It does not expire: a customer keeps invoices for years. */
function signedPath(id: string, secret: string): string {
  return `/invoice/${id}.${signature(id, secret).toString('base64url')}`
}

/** The id in the last part of a signed path; null for a forged one. */
function signedId(token: string, secret: string): string | null {
  const [, id, signed] = /^([\w-]{1,64})\.([\w-]{43})$/.exec(token) ?? []
  if (!id || !signed) return null
  return timingSafeEqual(Buffer.from(signed, 'base64url'), signature(id, secret)) ? id : null
}

function signature(id: string, secret: string): Buffer {
  return createHmac('sha256', secret).update(`invoice ${id}`).digest()
}
