const SQLSTATE = /^(?=.*\d)[0-9A-Z]{5}$/

interface DatabaseFault {
  code: string
  constraint: string | undefined
}

/** Follows `cause`, because Drizzle wraps the engine's error. */
function databaseFault(error: unknown): DatabaseFault | undefined {
  if (typeof error !== 'object' || error === null) return undefined
  if ('code' in error && typeof error.code === 'string' && SQLSTATE.test(error.code)) {
    const named = 'constraint' in error && typeof error.constraint === 'string'
    return { code: error.code, constraint: named ? String(error.constraint) : undefined }
  }
  return 'cause' in error ? databaseFault(error.cause) : undefined
}

/** Returns the SQLSTATE of a failed query (five characters such as `23505`) on either engine; undefined for any other error. */
export function sqlState(error: unknown): string | undefined {
  return databaseFault(error)?.code
}

/** Returns the constraint or unique index that a write violated; undefined for any other error. */
export function violatedConstraint(error: unknown): string | undefined {
  return databaseFault(error)?.constraint
}

/** Emits a process warning on standard error for a failure that no caller awaits. */
export function warn(message: string, cause?: unknown): void {
  process.emitWarning(message, { type: 'DatabaseWarning', detail: cause === undefined ? '' : String(cause) })
}
