import { EMAIL } from '@/lib/contract/email'
import { orderField } from '@/lib/contract/wire-names'
import { CallError } from '../call-error'
import type { CheckoutDraft } from './draft'

/** Where something is missing, and its message: keys of the dictionary's `Checkout`. */
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

/** A field of the checkout that something may be said of. */
export type CheckoutField = Problem['field'] | 'link' | 'note'
/** What is wrong with fields, in the page's language. */
export type FieldErrors = Partial<Record<CheckoutField, string>>

/** The fields one types in. */
const typed: readonly CheckoutField[] = ['email', 'firstName', 'address', 'city', 'link', 'note']

/** What the server refused of the fields shown; an address that was saved before is none of them. */
export function refusedFields(thrown: unknown, { writing }: Pick<CheckoutDraft, 'writing'>): FieldErrors {
  if (!(thrown instanceof CallError) || thrown.status !== 400) return {}
  const refused = thrown.errors.flatMap(({ path, msg }) => {
    const named = orderField(path)
    const field = typed.find((one) => one === named)
    return field && (writing || field === 'email') ? [[field, msg] as const] : []
  })
  return Object.fromEntries(refused)
}

/** Everything that stands in the way of an order, in the order the specification checks it; the toast names the first. Spec §5. */
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
