import { drizzle } from 'drizzle-orm/node-postgres'
import type { Pool, PoolClient } from 'pg'
import type { Tx } from '../engine'
import { TransactionMisuseError } from '../scope'

/** A query failed, the error was swallowed, and the commit would silently have been a rollback. PGlite throws the same. */
class TransactionAbortedError extends Error {
  override name = 'TransactionAbortedError'
  readonly code = '25P02'
}

/** What `pg` says when the server has not answered in time. */
const UNANSWERED = 'Query read timeout'

/** Whether the connection is still waiting for an answer. Looks through the causes. */
function unanswered(thrown: unknown): boolean {
  return thrown instanceof Error && (thrown.message === UNANSWERED || unanswered(thrown.cause))
}

function throwUnanswered(error: unknown): void {
  if (unanswered(error)) throw error
}

function ignore(): void {
  // A lost connection also fails the running query, which reports it.
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
        // The status arrives after the error it belongs to: one more answer, and it is surely here.
        await client.query('select 1').catch(throwUnanswered)
        if (client.getTransactionStatus() === 'E')
          throw new TransactionAbortedError('A query of the transaction failed.')
        return result
      } catch (error) {
        failure = error
        // Else the rollback would be waited for as well.
        if (unanswered(error)) void client.end()
        throw error
      }
    })
  } catch (error) {
    // That may have been the `begin`, before which the connection was clean.
    if (unanswered(error)) void client.end()
    // The first failure tells more than that of the rollback after it.
    throw failure ?? error
  } finally {
    over = true
  }
}

/** One transaction on a connection of its own; a connection that did not come out of it clean is thrown away. */
export async function transactionOnPool<T>(pool: Pool, work: (tx: Tx) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  client.on('error', ignore)
  try {
    return await runOn(client, work)
  } finally {
    client.removeListener('error', ignore)
    client.release(client.getTransactionStatus() !== 'I')
  }
}
