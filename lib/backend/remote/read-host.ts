import 'server-only'
import type { CallName } from '@/lib/contract/addresses'
import { requestHost, type HostRequest } from './http/request'
import { dataOf, MappingContext, readAll, type ReadItem } from './mappers/mapper'

/** Makes a call at the API host and maps its answer. Throws what `requestHost` throws. */
export async function readHost<T>(
  name: CallName,
  read: (answer: unknown, mapping: MappingContext) => T,
  request?: HostRequest,
): Promise<T> {
  return read(await requestHost(name, request), new MappingContext(name))
}

/** Makes a call whose `data` is a list and maps its items, skipping unreadable ones. */
export function readHostItems<T>(name: CallName, readItem: ReadItem<T>, request?: HostRequest): Promise<T[]> {
  return readHost(name, (answer, mapping) => readAll(dataOf(answer), mapping, 'data', readItem), request)
}
