import { EMAIL } from '@/lib/contract/customer'
import { decodeOrderField } from '@/lib/contract/order-codec'
import { CallError } from '../api-client'
import { buyerOf, type CheckoutDraft } from './draft'

/** An invalid field and its message, a key of the dictionary's `Checkout`. */
interface Problem {
  field: 'saved' | 'email' | 'buyerName' | 'buyerTrn' | 'firstName' | 'address' | 'city' | 'payment'
  message:
    | 'SelectOrCreateNewAddress'
    | 'YouShouldEnterEmail'
    | 'InvalidEmail'
    | 'BuyerNameIsRequired'
    | 'InvalidTrn'
    | 'FirstNameIsRequired'
    | 'AddressIsRequired'
    | 'CityIsRequired'
    | 'YouShouldSelectPaymentType'
}

export type CheckoutField = Problem['field'] | 'link' | 'note' | 'slot'
export type FieldErrors = Partial<Record<CheckoutField, string>>

const TRN = /^\d{15}$/

const typed: readonly CheckoutField[] = [
  'email',
  'buyerName',
  'buyerTrn',
  'firstName',
  'address',
  'city',
  'link',
  'note',
]

/** Maps a refusal to the shown fields: that of a delivery slot, and of a 400 response; address fields only while a new address is being written. */
export function refusedFields(thrown: unknown, { writing }: Pick<CheckoutDraft, 'writing'>): FieldErrors {
  if (!(thrown instanceof CallError)) return {}
  const slot = thrown.fieldError('slot')
  if (slot) return { slot }
  if (thrown.status !== 400) return {}
  const refused = thrown.errors.flatMap(({ path, msg }) => {
    const named = decodeOrderField(path)
    const field = typed.find((one) => one === named)
    return field && (writing || field === 'email' || field === 'buyerName' || field === 'buyerTrn')
      ? [[field, msg] as const]
      : []
  })
  return Object.fromEntries(refused)
}

/** All validation problems of a draft, in the specified order; the toast names the first. An order that is collected needs a name only. Spec §5. */
export function problemsOf(draft: CheckoutDraft, addressIds: string[], pickup = false): Problem[] {
  const problems: Problem[] = []
  const saved = draft.addressId !== null && addressIds.includes(draft.addressId)
  if (!pickup && !saved && !draft.writing) problems.push({ field: 'saved', message: 'SelectOrCreateNewAddress' })
  const email = draft.email.trim()
  if (!email) problems.push({ field: 'email', message: 'YouShouldEnterEmail' })
  else if (!EMAIL.test(email)) problems.push({ field: 'email', message: 'InvalidEmail' })
  const buyer = buyerOf(draft)
  if (buyer && !buyer.name) problems.push({ field: 'buyerName', message: 'BuyerNameIsRequired' })
  if (buyer?.trn && !TRN.test(buyer.trn)) problems.push({ field: 'buyerTrn', message: 'InvalidTrn' })
  if (draft.writing || pickup) {
    const { firstName, address, city } = draft.address
    if (!firstName.trim()) problems.push({ field: 'firstName', message: 'FirstNameIsRequired' })
    if (!pickup && !address.trim()) problems.push({ field: 'address', message: 'AddressIsRequired' })
    if (!pickup && !city) problems.push({ field: 'city', message: 'CityIsRequired' })
  }
  if (!draft.payment) problems.push({ field: 'payment', message: 'YouShouldSelectPaymentType' })
  return problems
}
