import { AsyncLocalStorage } from 'node:async_hooks'
import { ExponentialBackoff, handleWhen, retry } from 'cockatiel'
import type { Logger } from 'drizzle-orm/logger'
import { count } from '@/lib/telemetry/metrics'
import { singleton } from '@/lib/utils/singleton'
import type { Engine, TransactionOptions, Tx } from './engine'
import { sqlState } from './errors'

const SERIALIZATION_FAILURE = '40001'
const DEADLOCK = '40P01'

const retries = retry(
  handleWhen((error) => [SERIALIZATION_FAILURE, DEADLOCK].includes(sqlState(error) ?? '')),
  { maxAttempts: 4, backoff: new ExponentialBackoff({ initialDelay: 10 }) },
)

retries.onRetry(() => count('retriedTransactions', {}))

interface Attempt {
  open: boolean
  /** What waits for the commit. */
  onCommit: (() => void)[]
}

/** The running attempt of a transaction; work that outlives it sees `open: false`. */
const attempt = () => singleton('transaction', () => new AsyncLocalStorage<Attempt>())

/** A database handle was used in the wrong place: a programming error. */
export class TransactionMisuseError extends Error {
  override name = 'TransactionMisuseError'
}

function insideTransaction(): boolean {
  return attempt().getStore()?.open === true
}

/** Calls `work` once the current transaction has committed; not at all when it rolls back. */
export function onCommit(work: () => void): void {
  attempt().getStore()?.onCommit.push(work)
}

/** Throws when the root handle is used inside a transaction, where PGlite would deadlock. Drizzle calls it before each query. */
export const rootGuard: Logger = {
  logQuery() {
    if (insideTransaction()) {
      throw new TransactionMisuseError('The root database was used inside a transaction: pass `tx` on.')
    }
  },
}

/**
 * Runs `work` in a transaction, and again (5 times at most) after a serialization failure or deadlock, so `work` must have no
 * effect outside the database. Throws TransactionMisuseError inside another transaction.
 */
export async function runTransaction<T>(
  engine: Engine,
  work: (tx: Tx) => Promise<T>,
  options?: TransactionOptions,
): Promise<T> {
  if (insideTransaction()) {
    throw new TransactionMisuseError('A transaction was begun inside another: pass `tx` on.')
  }
  return retries.execute(async () => {
    const scope: Attempt = { open: true, onCommit: [] }
    try {
      const result = await attempt().run(scope, () => engine.transaction(work, options))
      for (const wait of scope.onCommit) wait()
      return result
    } finally {
      scope.open = false
    }
  })
}
