import type { CheckoutField } from '@/lib/client/checkout/problems'
import { paymentId } from './payment-step'
import { slotFieldId } from './slot-step'

/** The element to focus for each field, in page order. */
export const fieldIds: Record<CheckoutField, string> = {
  email: 'checkout-email',
  buyerName: 'checkout-buyer',
  buyerTrn: 'checkout-trn',
  saved: 'checkout-new-address',
  firstName: 'checkout-firstName',
  city: 'checkout-city',
  address: 'checkout-address',
  link: 'checkout-link',
  note: 'checkout-note',
  slot: slotFieldId,
  payment: paymentId,
}
