import 'server-only'
import type Stripe from 'stripe'
import { config } from '@/lib/config/environment'
import { ShopError } from '@/lib/contract/error'

/** Timeout of one call, in ms; the SDK retries with the same idempotency key. */
const TIMEOUT = 10_000
const RETRIES = 1

let known: { name: string; client: Stripe } | null = null

/** The Stripe client of the configured key. Throws PaymentUnavailable without one. */
export async function stripeClient(): Promise<Stripe> {
  const { stripeSecretKey: key, stripeApiBase: base } = config()
  if (!key) throw new ShopError('PaymentUnavailable')
  const name = `${key} ${base}`
  if (known?.name === name) return known.client
  const { default: Client } = await import('stripe')
  const client = new Client(key, {
    timeout: TIMEOUT,
    maxNetworkRetries: RETRIES,
    telemetry: false,
    ...(base ? hostOf(new URL(base)) : {}),
  })
  known = { name, client }
  return client
}

function hostOf({ protocol, hostname, port }: URL): { host: string; port: number; protocol: 'http' | 'https' } {
  const secure = protocol === 'https:'
  return { host: hostname, port: port ? Number(port) : secure ? 443 : 80, protocol: secure ? 'https' : 'http' }
}
