import 'server-only'
import { ShopError } from '@/lib/contract/error'
import type { BulkStatus, BulkStatusBody } from '@/lib/contract/staff-order-list'
import { changedNothing } from '../audit/actor'
import { changeStatus } from '../orders/change-status'

/** Gives orders, by id or code, their next status, each in a transaction of its own. Reports those that cannot have it. */
export async function changeStatuses({ orders, status }: BulkStatusBody): Promise<BulkStatus> {
  const result: BulkStatus = { changed: [], refused: [] }
  for (const order of new Set(orders)) {
    try {
      result.changed.push((await changeStatus({ order, next: status, actor: 'staff' })).code)
    } catch (error) {
      if (!(error instanceof ShopError)) throw error
      result.refused.push({ order, code: error.code })
    }
  }
  if (result.changed.length === 0) changedNothing()
  return result
}
