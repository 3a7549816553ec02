import { CallError } from './call-error'

/** Texts for errors without a server message, keys of `Errors`. */
export interface FailureWords {
  offline: string
  fallback: string
}

/** The shown text of an error thrown by a call: the server's message, else `offline` without a response, else `fallback`. Spec §8. */
export function errorText(thrown: unknown, { offline, fallback }: FailureWords): string {
  if (!(thrown instanceof CallError)) return fallback
  return thrown.message || (thrown.status === 0 ? offline : fallback)
}
