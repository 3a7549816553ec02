/** Exit codes of commands. */
export const exitCode = { ok: 0, leftOut: 1, usage: 2, refused: 3 } as const

/** An expected failure of a command; the user sees only its message. */
export class CommandError extends Error {
  override name = 'CommandError'
  readonly exitCode: number
  constructor(message: string, code: number) {
    super(message)
    this.exitCode = code
  }
}
