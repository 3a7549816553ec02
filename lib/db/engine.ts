import type { ExtractTablesWithRelations } from 'drizzle-orm'
import type { PgDatabase, PgQueryResultHKT, PgTransaction } from 'drizzle-orm/pg-core'

/** Queries name their tables: drizzle need not know of all, which costs a tenth of a millisecond for each handle. */
type Schema = Record<string, never>

/** What `execute` and writes without `returning` give on both engines. */
interface RowsOf<Row> {
  rows: Row[]
  rowCount?: number | null
}

interface Rows extends PgQueryResultHKT {
  type: RowsOf<this['row']>
}

/** The root handle: reads and single writes. Inside `transaction()` it throws; pass `tx` on. */
export type Db = Omit<PgDatabase<Rows, Schema>, 'transaction'>

/** The handle of a running transaction; it throws once the transaction is over. */
export type Tx = Omit<PgTransaction<Rows, Schema, ExtractTablesWithRelations<Schema>>, 'transaction'>

export type EngineName = 'pglite' | 'postgres'

export interface TransactionOptions {
  /** Its statements take as long as they need; others end after 15 s (PostgreSQL). */
  long?: boolean
}

/** An open database. */
export interface Engine {
  readonly name: EngineName
  readonly db: Db
  /** False once it can only be closed and opened again. */
  usable(): boolean
  /** Runs `work` once; commits when it resolves, rolls back when it rejects. */
  transaction<T>(work: (tx: Tx) => Promise<T>, options?: TransactionOptions): Promise<T>
  /** Gives room back and refreshes the planner's statistics. Takes seconds on a large database. */
  maintain(): Promise<void>
  /** Waits for what is running, makes everything durable and lets go of the data. */
  close(): Promise<void>
}
