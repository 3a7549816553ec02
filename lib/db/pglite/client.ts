import { PGlite, type PGliteOptions } from '@electric-sql/pglite'

/** The engine panicked because the disk is full or failing; the running work was not committed. */
export class DatabasePanicError extends Error {
  override name = 'DatabasePanicError'
}

/** The engine's panic message; null while it works. */
export interface Health {
  panic: string | null
}

/** Throws after a panic; plain PGlite would loop forever in the next query and block the process. */
export class PanicAwareClient extends PGlite {
  constructor(
    options: PGliteOptions,
    private readonly health: Health,
  ) {
    super({
      ...options,
      onStderr: (line) => {
        if (/\bPANIC: |^Aborted\(/.test(line)) health.panic ??= line
        return false
      },
    })
  }

  /** Throws DatabasePanicError after a panic. */
  override execProtocolRawSync(message: Uint8Array): Uint8Array {
    if (this.health.panic === null) return super.execProtocolRawSync(message)
    throw new DatabasePanicError(`The embedded database has stopped: ${this.health.panic}`)
  }
}
