import { ConfigError } from '@/lib/config/environment'

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

/** Returns the code of a system error such as ENOENT; null for anything else. */
export function errorCode(error: unknown): string | null {
  return typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string'
    ? error.code
    : null
}

/** Returns a short reason for a file error. */
export function errorReason(error: unknown): string {
  const known = SENTENCES[errorCode(error) ?? '']
  if (known) return known
  return typeof error === 'object' && error !== null && 'message' in error ? String(error.message) : String(error)
}

/** Reports why a command failed, on standard error or as JSON; returns the exit code. Unexpected errors include their stack. */
export function reportError(error: unknown, { json }: { json: boolean }): number {
  const message = error instanceof Error ? error.message : String(error)
  if (json) console.log(JSON.stringify({ error: message }))
  if (error instanceof CommandError) {
    if (!json) console.error(message)
    return error.exitCode
  }
  if (error instanceof ConfigError) {
    if (!json) console.error(message)
    return exitCode.usage
  }
  console.error(error)
  return exitCode.refused
}
