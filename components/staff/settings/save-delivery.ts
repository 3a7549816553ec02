import { DeliveryFile } from '@/lib/contract/delivery-schemas'
import { staffCall } from '../kit/staff-call'
import { changedFields } from '../kit/changed-fields'

/**
 * Saves what a form changed of a part of the delivery settings. All else is read first: somebody may have changed it since the page
 * was opened. `check` may refuse the changes.
 */
export async function saveDelivery<Part extends keyof DeliveryFile>(
  part: Part,
  before: DeliveryFile[Part],
  after: DeliveryFile[Part],
  check: (before: DeliveryFile[Part], changes: object, stored: DeliveryFile[Part]) => void,
): Promise<DeliveryFile> {
  const now = DeliveryFile.parse((await staffCall(DeliveryFile.nullable(), 'GET /delivery')) ?? {})
  const changes = changedFields(before, after)
  check(before, changes, now[part])
  const own = { ...now[part], ...changes }
  return staffCall(DeliveryFile, 'PUT /delivery', { delivery: { ...now, [part]: own } })
}
