import 'server-only'
import { apiHost } from '../external/api-host'
import { ownShop } from './own-shop'
import type { Source } from './source'

/** Whether everything comes from the owner's API host, and there is no database here. */
export function onApiHost(): boolean {
  return Boolean(process.env.API_BASE_URL)
}

/** Where everything comes from: the shop in this process, or with `API_BASE_URL` the owner's API host. */
export function source(): Source {
  return onApiHost() ? apiHost : ownShop
}
