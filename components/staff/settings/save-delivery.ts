import { DeliveryFile } from '@/lib/contract/delivery-schemas'
import { staffCall } from '../kit/staff-call'
import { changedFields } from './changed-fields'

/** Saves what a form changed of a part of the delivery settings. All else is read first: somebody may have changed it since the page was opened. */
export async function saveDelivery<Part extends keyof DeliveryFile>(
  part: Part,
  before: DeliveryFile[Part],
  after: DeliveryFile[Part],
): Promise<DeliveryFile> {
  const now = DeliveryFile.parse((await staffCall(DeliveryFile.nullable(), 'GET /delivery')) ?? {})
  const own = { ...now[part], ...changedFields(before, after) }
  return staffCall(DeliveryFile, 'PUT /delivery', { delivery: { ...now, [part]: own } })
}
