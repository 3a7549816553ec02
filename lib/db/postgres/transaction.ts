import { drizzle } from 'drizzle-orm/node-postgres'
import type { Pool, PoolClient } from 'pg'
import type { Tx } from '../engine'
import { TransactionMisuseError } from '../transaction'

/** A query failed, its error was swallowed, and the commit would silently have rolled back. PGlite throws the same. */
class TransactionAbortedError extends Error {
  override name = 'TransactionAbortedError'
  readonly code = '25P02'
}

/** The message of `pg` on a read timeout. */
const UNANSWERED = 'Query read timeout'

/** Returns true for a read timeout, also as a cause. */
function unanswered(thrown: unknown): boolean {
  return thrown instanceof Error && (thrown.message === UNANSWERED || unanswered(thrown.cause))
}

function throwUnanswered(error: unknown): void {
  if (unanswered(error)) throw error
}

async function runOn<T>(client: PoolClient, work: (tx: Tx) => Promise<T>): Promise<T> {
  let over = false
  const logger = {
    logQuery() {
      if (over) throw new TransactionMisuseError('The transaction is over: its `tx` was used afterwards.')
    },
  }
  let failure: unknown
  try {
    return await drizzle({ client, logger }).transaction(async (tx) => {
      try {
        const result = await work(tx)
        // The transaction status arrives after the error; one more round trip guarantees that it is here.
        await client.query('select 1').catch(throwUnanswered)
        if (client.getTransactionStatus() === 'E')
          throw new TransactionAbortedError('A query of the transaction failed.')
        return result
      } catch (error) {
        failure = error
        // Ends the connection, or the rollback would time out as well.
        if (unanswered(error)) void client.end()
        throw error
      }
    })
  } catch (error) {
    // The `begin` itself may have timed out, while the connection still looked clean.
    if (unanswered(error)) void client.end()
    // The first error says more than that of the failed rollback.
    throw failure ?? error
  } finally {
    over = true
  }
}

/** Runs one transaction on a connection of its own; discards the connection unless it is idle afterwards. */
export async function transactionOnPool<T>(pool: Pool, work: (tx: Tx) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  try {
    return await runOn(client, work)
  } finally {
    client.release(client.getTransactionStatus() !== 'I')
  }
}
