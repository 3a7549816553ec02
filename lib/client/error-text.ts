import { CallError } from './api-client'

type Translate = (key: 'Errors.offline' | 'Errors.fallback') => string

/** The shown text of an error thrown by a call: the server's message, else that there is no connection, else `fallback`. Spec §8. */
export function errorText(thrown: unknown, t: Translate, fallback = t('Errors.fallback')): string {
  if (!(thrown instanceof CallError)) return fallback
  return thrown.message || (thrown.status === 0 ? t('Errors.offline') : fallback)
}
