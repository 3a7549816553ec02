import type { Logger } from 'drizzle-orm/logger'
import { databaseState } from './state'

/** A database handle was used in the wrong place: a programming error. */
export class TransactionMisuseError extends Error {
  override name = 'TransactionMisuseError'
}

/** Returns true inside a transaction that is still open. */
export function insideTransaction(): boolean {
  return databaseState().scope.getStore()?.open === true
}

/** Marks the async context of `work` as inside a transaction until `work` settles. */
export async function inTransactionScope<T>(work: () => Promise<T>): Promise<T> {
  const scope = { open: true }
  try {
    return await databaseState().scope.run(scope, work)
  } finally {
    scope.open = false
  }
}

/**
 * Throws when the root handle is used inside a transaction, where PGlite would deadlock. Drizzle calls it before each query.
 */
export const rootGuard: Logger = {
  logQuery() {
    if (insideTransaction()) {
      throw new TransactionMisuseError('The root database was used inside a transaction: pass `tx` on.')
    }
  },
}
