import { CallError } from './call-error'

/** The two sentences that the browser itself must know. Keys of `Errors`. */
export interface FailureWords {
  offline: string
  fallback: string
}

/** What to tell a person about anything thrown by a call: the server's own words, else that there is no connection, else the fallback. Spec §8. */
export function errorText(thrown: unknown, { offline, fallback }: FailureWords): string {
  if (!(thrown instanceof CallError)) return fallback
  return thrown.message || (thrown.status === 0 ? offline : fallback)
}
