import { errorCode } from './error-reason'

/** Runs `tidy`, which must not wait for anything, when the process ends before what is returned was called. */
export function atExit(tidy: () => void): () => void {
  process.once('exit', tidy)
  return () => void process.off('exit', tidy)
}

/** Ends the process quietly when nobody reads on, as behind `| head -1`. Any other error of its output is thrown as it was. Call once. */
export function exitWhenUnread(): void {
  process.stdout.on('error', (error) => {
    if (errorCode(error) !== 'EPIPE') throw error
    process.exit()
  })
}

/** By the shell's rule: 128 and the number of the signal. */
const CODES = { SIGHUP: 129, SIGINT: 130, SIGTERM: 143 } as const

/** Ends the process properly on Ctrl-C and the like, so that what is to be tidied up is. Call once. */
export function exitOnSignals(): void {
  for (const [signal, code] of Object.entries(CODES)) process.once(signal, () => process.exit(code))
}
