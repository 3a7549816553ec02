import 'server-only'
import { remoteBackend } from './remote/remote'
import { localBackend } from './local'
import type { Backend } from './backend'

/** Whether all data comes from the owner's API host; there is no local database then. */
export function usesApiHost(): boolean {
  return Boolean(process.env.API_BASE_URL)
}

/** The local backend, or with `API_BASE_URL` the remote one. */
export function getBackend(): Backend {
  return usesApiHost() ? remoteBackend : localBackend
}
