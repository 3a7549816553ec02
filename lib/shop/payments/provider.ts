import 'server-only'
import { ShopError } from '@/lib/contract/error'
import { config } from '@/lib/config/environment'
import { isDemoShop } from '../demo/progress'
import type { CardProvider } from './card-provider'
import { isSandboxSession } from '../sandbox-session'
import { sandboxProvider } from './sandbox'
import { stripeProvider } from './stripe-provider'

/** How cards are accepted. */
type CardPayments = 'stripe' | 'sandbox' | 'unavailable'

/** Stripe with a key; without one the sandbox, in demo mode only. */
export async function cardPayments(): Promise<CardPayments> {
  const { stripeSecretKey, demo } = config()
  if (stripeSecretKey) return 'stripe'
  return demo !== false && (await isDemoShop()) ? 'sandbox' : 'unavailable'
}

/** The provider for new orders. Throws PaymentUnavailable without one. */
export async function newProvider(): Promise<CardProvider> {
  const taken = await cardPayments()
  if (taken === 'unavailable') throw new ShopError('PaymentUnavailable')
  return taken === 'stripe' ? stripeProvider : sandboxProvider
}

/** The provider of an existing session. */
export function providerOf(sessionId: string): CardProvider {
  return isSandboxSession(sessionId) ? sandboxProvider : stripeProvider
}
