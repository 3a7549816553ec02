import { hasErrno } from '@/lib/utils/errno'

/** Runs the synchronous `cleanUp` at process exit unless the returned function was called before. */
export function atExit(cleanUp: () => void): () => void {
  process.once('exit', cleanUp)
  return () => void process.off('exit', cleanUp)
}

/** Ends the process quietly on a closed output pipe, as behind `| head -1`; rethrows other output errors. Call once. */
export function exitWhenUnread(): void {
  process.stdout.on('error', (error) => {
    if (!hasErrno(error, 'EPIPE')) throw error
    process.exit()
  })
}

/** Exit codes by the shell's rule: 128 + signal number. */
const CODES = { SIGHUP: 129, SIGINT: 130, SIGTERM: 143 } as const

/** Exits on termination signals, so that `exit` handlers run. Call once. */
export function exitOnSignals(): void {
  for (const [signal, code] of Object.entries(CODES)) process.once(signal, () => process.exit(code))
}
