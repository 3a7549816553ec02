import type { ExtractTablesWithRelations } from 'drizzle-orm'
import type { PgDatabase, PgQueryResultHKT, PgTransaction } from 'drizzle-orm/pg-core'

/** Empty because queries name their tables. Passing the schema to drizzle costs 0.1 ms per handle. */
type Schema = Record<string, never>

/** The result of `execute` and of writes without `returning`, on both engines. */
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
  /** Disables the statement timeout, which is 15 s on PostgreSQL. */
  long?: boolean
}

/** An open database. */
export interface Engine {
  readonly name: EngineName
  readonly db: Db
  /** False after a panic: the engine must be closed and opened again. */
  usable(): boolean
  /** Connections by state, and queries that wait for one. Not on the embedded engine, which has one. */
  connections?(): { used: number; idle: number; waiting: number }
  /** Runs `work` once; commits when it resolves, rolls back when it rejects. */
  transaction<T>(work: (tx: Tx) => Promise<T>, options?: TransactionOptions): Promise<T>
  /** Vacuums and refreshes the planner's statistics. Takes seconds on a large database. */
  maintain(): Promise<void>
  /** Waits for running work, makes everything durable and releases the data. */
  close(): Promise<void>
}
