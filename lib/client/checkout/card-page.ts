import 'client-only'
import type { CallOutput } from '../call'

/** Where the card provider's page is: its address, or a session and the key to go there by it. */
export type CardPage = CallOutput<'createCardSession'>

/** Leaves for the card provider's page. A host that names only the session leaves the way there to the provider's own script. Throws when there is no way. Spec §3, §7. */
export async function toCardPage({ sessionId, url, publishableKey }: CardPage): Promise<void> {
  if (url) return location.assign(url)
  if (!publishableKey) throw new Error('The card page has no address')
  // The script comes from the provider and only now: nobody else's browser loads it.
  const { loadStripe } = await import('@stripe/stripe-js/pure')
  const stripe = await loadStripe(publishableKey)
  if (!stripe) throw new Error('The card provider could not be reached')
  const { error } = await stripe.redirectToCheckout({ sessionId })
  throw new Error(error.message)
}
