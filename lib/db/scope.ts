import type { Logger } from 'drizzle-orm/logger'
import { databaseState } from './state'

/** A handle was used where it must not be. A mistake in the code, never in the data. */
export class TransactionMisuseError extends Error {
  override name = 'TransactionMisuseError'
}

/** Whether this code runs inside a transaction that is still open. */
export function insideTransaction(): boolean {
  return databaseState().scope.getStore()?.open === true
}

/** Marks everything `work` awaits as being inside a transaction, until `work` settles. */
export async function inTransactionScope<T>(work: () => Promise<T>): Promise<T> {
  const scope = { open: true }
  try {
    return await databaseState().scope.run(scope, work)
  } finally {
    scope.open = false
  }
}

/** Drizzle calls it before each query of the root handle: PGlite would wait for itself forever. */
export const rootGuard: Logger = {
  logQuery() {
    if (insideTransaction()) {
      throw new TransactionMisuseError('The root database was used inside a transaction: pass `tx` on.')
    }
  },
}
