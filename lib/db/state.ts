import { AsyncLocalStorage } from 'node:async_hooks'
import type { Engine } from './engine'

/** One attempt of a transaction; work that outlives it sees `open: false`. */
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

/** Returns the process-wide state: hot reload and bundler layers load these modules several times. */
export function databaseState(): DatabaseState {
  return (globalThis.oasisDatabase ??= { scope: new AsyncLocalStorage(), engine: null, closing: null })
}
