import { ConfigError } from '@/lib/config/environment'
import { CommandError, exitCode } from './exit'

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
