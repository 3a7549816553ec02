import { ConfigError } from '@/lib/config/environment'
import messages from '@/messages/staff.en.json'
import { hasErrno } from '@/lib/utils/errno'

/** Exit codes of commands. */
export const exitCode = { ok: 0, leftOut: 1, usage: 2, refused: 3 } as const

/** An expected failure of a command; the user sees only its message. */
export class CommandError extends Error {
  override name = 'CommandError'
  readonly exitCode: number
  constructor(message: string, code: number, options?: ErrorOptions) {
    super(message, options)
    this.exitCode = code
  }
}

/** Plain texts for the most frequent file errors. */
const SENTENCES: Record<string, string> = {
  EACCES: 'permission denied',
  EPERM: 'permission denied',
  ENOENT: 'no such file or folder',
  EEXIST: 'a file stands where a folder has to be',
  ENOTDIR: 'a file stands where a folder has to be',
  EISDIR: 'it is a folder',
  ENOSPC: 'the disk is full',
  EROFS: 'the disk is read-only',
}

/** Returns a short reason for a file error. */
export function errorReason(error: unknown): string {
  const sentence = Object.entries(SENTENCES).find(([code]) => hasErrno(error, code))?.[1]
  if (sentence) return sentence
  return typeof error === 'object' && error !== null && 'message' in error ? String(error.message) : String(error)
}

const codes: Record<string, string | undefined> = messages.Errors

/** The sentence of a code that a schema gives for a field, alone or behind the field's name; any other text as it is. */
export function inWords(text: string): string {
  return text.replace(/^([\w.]+: )?(\w+)$/, (whole, field = '', code) =>
    Object.hasOwn(codes, code) ? `${field}${codes[code]}` : whole,
  )
}

/** Throws the CommandError for a file that cannot be read. */
export function unreadable(path: string): (cause: unknown) => never {
  return (cause) => {
    throw new CommandError(`${path} cannot be read: ${errorReason(cause)}.`, exitCode.usage)
  }
}

/** Reports why a command failed, on standard error or as JSON; returns the exit code. Unexpected errors include their stack. */
export function reportError(error: unknown, { json }: { json: boolean }): number {
  const message = error instanceof Error ? error.message : String(error)
  if (json) console.log(JSON.stringify({ error: message }))
  if (error instanceof CommandError || error instanceof ConfigError) {
    if (!json) console.error(message)
    return error instanceof CommandError ? error.exitCode : exitCode.usage
  }
  console.error(error)
  return exitCode.refused
}
