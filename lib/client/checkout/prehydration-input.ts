import 'client-only'
import { cities } from '@/lib/contract/address'
import { isBackForward } from '../page-events'
import { changedValues } from '../form-fields'
import type { CheckoutChoices, NewAddress } from './draft'

const written = ['firstName', 'address', 'link', 'note'] as const

interface Filled {
  email?: string
  address: Partial<NewAddress>
  choices: Partial<CheckoutChoices>
}

/** Reads what was filled in before hydration. Nothing on Back or Forward: the browser restores fields then, and the draft is more reliable. */
export function prehydrationInput(form: HTMLFormElement | null): Filled {
  if (!form || isBackForward()) return { address: {}, choices: {} }
  const { email, city, ...address } = changedValues(form, ['email', 'city', ...written])
  const [payment, head, addressId, slot] = ['payment', 'head', 'saved-address', 'slot'].map((name) =>
    checkedValue(form, name),
  )
  return {
    email,
    address: { ...address, ...(city !== undefined && { city: cities.find((one) => one === city) ?? '' }) },
    choices: {
      ...((payment === 'card' || payment === 'cash') && { payment }),
      ...(head !== undefined && { withHead: head === 'true' }),
      ...(checkedValue(form, 'wantsInvoice') !== undefined && { wantsInvoice: true }),
      ...(addressId !== undefined && { addressId, writing: false }),
      ...(slot !== undefined && { slot }),
    },
  }
}

/** The checked value of a radio group; undefined when it is the served default. */
function checkedValue(form: HTMLFormElement, name: string): string | undefined {
  const one = form.querySelector<HTMLInputElement>(`[name='${name}']:checked`)
  return one?.defaultChecked === false ? one.value : undefined
}
