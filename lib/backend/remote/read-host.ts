import 'server-only'
import type { CallName } from '@/lib/contract/addresses'
import { ShopError } from '@/lib/contract/error'
import { requestHost, type HostRequest } from './http/request'
import { dataOf, MappingContext, readAll, type ReadItem } from './mappers/mapper'

/** Lists that a customer begins without: many hosts answer 404 until there is something. */
const lists: readonly CallName[] = ['getCart', 'listAddresses', 'listFavorites', 'listOrders', 'listMyRatings']

/** Whether it is a 404. Throws HostUnavailableError when the host answers so to everything, as behind a broken proxy. */
export async function isMissing(error: unknown): Promise<boolean> {
  if (!(error instanceof ShopError && error.status === 404)) return false
  await requestHost('listCategories')
  return true
}

/** Makes a call at the API host and maps its answer; null for a list that the host does not have yet. Throws what `requestHost` throws. */
export async function readHost<T>(
  name: CallName,
  read: (answer: unknown, mapping: MappingContext) => T,
  request?: HostRequest,
): Promise<T> {
  const answer = await requestHost(name, request).catch(async (error: unknown) => {
    if (lists.includes(name) && (await isMissing(error))) return null
    throw error
  })
  return read(answer, new MappingContext(name))
}

/** Makes a call whose `data` is a list and maps its items, skipping unreadable ones. */
export function readHostItems<T>(name: CallName, readItem: ReadItem<T>, request?: HostRequest): Promise<T[]> {
  return readHost(name, (answer, mapping) => readAll(dataOf(answer), mapping, 'data', readItem), request)
}
