/** How a command ends. */
export const exitCode = { ok: 0, leftOut: 1, usage: 2, refused: 3 } as const

/** A command that cannot go on; the message is all that people see. */
export class CommandError extends Error {
  override name = 'CommandError'
  readonly exitCode: number
  constructor(message: string, code: number) {
    super(message)
    this.exitCode = code
  }
}
