import { EMAIL } from '@/lib/contract/customer'
import { decodeOrderField } from '@/lib/contract/order-codec'
import { CallError } from '../api-client'
import type { CheckoutDraft } from './draft'

/** An invalid field and its message, a key of the dictionary's `Checkout`. */
export interface Problem {
  field: 'saved' | 'email' | 'firstName' | 'address' | 'city' | 'payment'
  message:
    | 'SelectOrCreateNewAddress'
    | 'YouShouldEnterEmail'
    | 'InvalidEmail'
    | 'FirstNameIsRequired'
    | 'AddressIsRequired'
    | 'CityIsRequired'
    | 'YouShouldSelectPaymentType'
}

export type CheckoutField = Problem['field'] | 'link' | 'note'
export type FieldErrors = Partial<Record<CheckoutField, string>>

const typed: readonly CheckoutField[] = ['email', 'firstName', 'address', 'city', 'link', 'note']

/** Maps a 400 response to the shown fields; address fields only while a new address is being written. */
export function refusedFields(thrown: unknown, { writing }: Pick<CheckoutDraft, 'writing'>): FieldErrors {
  if (!(thrown instanceof CallError) || thrown.status !== 400) return {}
  const refused = thrown.errors.flatMap(({ path, msg }) => {
    const named = decodeOrderField(path)
    const field = typed.find((one) => one === named)
    return field && (writing || field === 'email') ? [[field, msg] as const] : []
  })
  return Object.fromEntries(refused)
}

/** All validation problems of a draft, in the specified order; the toast names the first. Spec §5. */
export function problemsOf(draft: CheckoutDraft, addressIds: string[]): Problem[] {
  const problems: Problem[] = []
  const saved = draft.addressId !== null && addressIds.includes(draft.addressId)
  if (!saved && !draft.writing) problems.push({ field: 'saved', message: 'SelectOrCreateNewAddress' })
  const email = draft.email.trim()
  if (!email) problems.push({ field: 'email', message: 'YouShouldEnterEmail' })
  else if (!EMAIL.test(email)) problems.push({ field: 'email', message: 'InvalidEmail' })
  if (draft.writing) {
    const { firstName, address, city } = draft.address
    if (!firstName.trim()) problems.push({ field: 'firstName', message: 'FirstNameIsRequired' })
    if (!address.trim()) problems.push({ field: 'address', message: 'AddressIsRequired' })
    if (!city) problems.push({ field: 'city', message: 'CityIsRequired' })
  }
  if (!draft.payment) problems.push({ field: 'payment', message: 'YouShouldSelectPaymentType' })
  return problems
}
