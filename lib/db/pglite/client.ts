import { PGlite, type PGliteOptions } from '@electric-sql/pglite'

/** The engine gave up, because the disk is full or failing, and did not acknowledge what it was doing. */
export class DatabasePanicError extends Error {
  override name = 'DatabasePanicError'
}

/** Whether the engine has given up, and its own words for it. */
export interface Health {
  panic: string | null
}

/** After a panic the next query of PGlite turns in a circle forever and the whole process with it; here it throws. */
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

  /** Throws DatabasePanicError once the engine has given up. */
  override execProtocolRawSync(message: Uint8Array): Uint8Array {
    if (this.health.panic === null) return super.execProtocolRawSync(message)
    throw new DatabasePanicError(`The embedded database has stopped: ${this.health.panic}`)
  }
}
