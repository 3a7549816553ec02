import { ExponentialBackoff, handleWhen, retry } from 'cockatiel'
import type { Engine, TransactionOptions, Tx } from './engine'
import { sqlState } from './errors'
import { insideTransaction, inTransactionScope, TransactionMisuseError } from './scope'
import { warn } from './warn'

const SERIALIZATION_FAILURE = '40001'
const DEADLOCK = '40P01'
const SLOW_MS = 5_000

const retries = retry(
  handleWhen((error) => [SERIALIZATION_FAILURE, DEADLOCK].includes(sqlState(error) ?? '')),
  { maxAttempts: 4, backoff: new ExponentialBackoff({ initialDelay: 10 }) },
)

/** Warns when a transaction stays open long enough to block others. */
async function watched<T>(work: Promise<T>, begun: Error): Promise<T> {
  const timer = setTimeout(() => warn(`A transaction has been open for ${SLOW_MS / 1000} s.`, begun.stack), SLOW_MS)
  timer.unref()
  try {
    return await work
  } finally {
    clearTimeout(timer)
  }
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
  const begun = new Error('It was begun here')
  return retries.execute(() => inTransactionScope(() => engine.transaction((tx) => watched(work(tx), begun), options)))
}
