import 'client-only'
import type { CallOutput } from '../call'

/** The card provider's page: its URL, or a session id with the publishable key. */
export type CardPage = CallOutput<'createCardSession'>

/** Redirects to the card provider's page; without a URL, by the provider's script. Throws when it cannot redirect. Spec §3, §7. */
export async function toCardPage({ sessionId, url, publishableKey }: CardPage): Promise<void> {
  if (url) return location.assign(url)
  if (!publishableKey) throw new Error('The card page has no address')
  // Loaded only here, so that no other page requests the provider's script.
  const { loadStripe } = await import('@stripe/stripe-js/pure')
  const stripe = await loadStripe(publishableKey)
  if (!stripe) throw new Error('The card provider could not be reached')
  const { error } = await stripe.redirectToCheckout({ sessionId })
  throw new Error(error.message)
}
