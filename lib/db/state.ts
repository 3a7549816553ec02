import { AsyncLocalStorage } from 'node:async_hooks'
import type { Engine } from './engine'

/** Lives as long as one attempt of a transaction; work that outlives it sees `open: false`. */
export interface TransactionScope {
  open: boolean
}

interface DatabaseState {
  scope: AsyncLocalStorage<TransactionScope>
  engine: Promise<Engine> | null
  closing: Promise<void> | null
}

declare global {
  var oasisDatabase: DatabaseState | undefined
}

/** The one state of the process: hot reload and bundler layers load these modules several times over. */
export function databaseState(): DatabaseState {
  return (globalThis.oasisDatabase ??= { scope: new AsyncLocalStorage(), engine: null, closing: null })
}
