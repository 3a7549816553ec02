import 'server-only'
import { remoteBackend } from './remote/api-host'
import { localBackend } from './local'
import type { Backend } from './backend'

/** Whether everything comes from the owner's API host, and there is no database here. */
export function usesApiHost(): boolean {
  return Boolean(process.env.API_BASE_URL)
}

/** Where everything comes from: the shop in this process, or with `API_BASE_URL` the owner's API host. */
export function getBackend(): Backend {
  return usesApiHost() ? remoteBackend : localBackend
}
