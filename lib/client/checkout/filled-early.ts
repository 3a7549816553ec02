import 'client-only'
import { cities } from '@/lib/contract/cities'
import { onReturn } from '../on-return'
import { changedValues } from '../kept-form'
import type { CheckoutChoices, NewAddress } from './draft'

const written = ['firstName', 'address', 'link', 'note'] as const

interface Filled {
  email?: string
  address: Partial<NewAddress>
  choices: Partial<CheckoutChoices>
}

/** What was filled in before the scripts ran: it counts as if it were now. What the browser itself fills in on the way back does not, for the draft knows better. */
export function prehydrationInput(form: HTMLFormElement | null): Filled {
  if (!form || onReturn()) return { address: {}, choices: {} }
  const { email, city, ...address } = changedValues(form, ['email', 'city', ...written])
  const [payment, head, addressId] = ['payment', 'head', 'saved-address'].map((name) => ticked(form, name))
  return {
    email,
    address: { ...address, ...(city !== undefined && { city: cities.find((one) => one === city) ?? '' }) },
    choices: {
      ...((payment === 'card' || payment === 'cash') && { payment }),
      ...(head !== undefined && { withHead: head === 'true' }),
      ...(addressId !== undefined && { addressId, writing: false }),
    },
  }
}

/** The value that was ticked among the radio buttons of a name; none when it is the one the page came with. */
function ticked(form: HTMLFormElement, name: string): string | undefined {
  const one = form.querySelector<HTMLInputElement>(`[name='${name}']:checked`)
  return one?.defaultChecked === false ? one.value : undefined
}
