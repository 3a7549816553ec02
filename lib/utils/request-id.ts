import { AsyncLocalStorage } from 'node:async_hooks'
import { singleton } from './singleton'

/** The header in which a request's id comes from a proxy, goes to the client and to the hosts that we ask. */
export const REQUEST_ID_HEADER = 'x-request-id'

const ids = () => singleton('request-ids', () => new AsyncLocalStorage<string>())

/** Runs `work`, and all that it starts, under a request's id. */
export function withRequestId<T>(id: string, work: () => T): T {
  return ids().run(id, work)
}

/** The id of the current request; undefined outside requests. */
export function requestId(): string | undefined {
  return ids().getStore()
}
