import { DeliveryFile } from '@/lib/contract/delivery-schemas'
import { staffCall } from '../kit/staff-call'

/** Saves a part of the delivery settings. The other part is read first: somebody may have changed it since the page was opened. */
export async function saveDelivery(part: Partial<DeliveryFile>): Promise<DeliveryFile> {
  const now = await staffCall(DeliveryFile.nullable(), 'GET /delivery')
  return staffCall(DeliveryFile, 'PUT /delivery', { delivery: { ...now, ...part } })
}
