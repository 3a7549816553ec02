import 'server-only'
import { cookies } from 'next/headers'
import { redirect } from 'next/navigation'
import { cache } from 'react'
import { SESSION_COOKIE } from '@/lib/config/constants'
import { sessionEndedPath, signInPath } from '@/lib/config/routes'
import type { Cart } from '@/lib/contract/cart'
import { SessionId } from '@/lib/contract/customer-schemas'
import { isToken, type Customer } from '@/lib/contract/customer'
import { ShopError } from '@/lib/contract/error'
import { PAGE_SIZE, pageCount, type Page } from '@/lib/contract/list'
import type { Order } from '@/lib/contract/order'
import type { Product } from '@/lib/contract/product'
import type { ProductQuery } from '@/lib/contract/product-query'
import { messageKey } from '@/lib/contract/order-message'
import type { SignedIn } from './backend'
import { getBackend } from './get-backend'
import { orNull } from './or-null'

// The data of pages that only a signed-in customer sees.

/** The customer of the current request; null for a visitor and for a forged or expired token. Spec §2. */
const currentCustomer = cache(async (): Promise<Customer | null> => {
  const token = await sessionToken()
  return token ? getBackend().findCustomer(token) : null
})

/** Whether the customer signed in with a password sent by WhatsApp and must choose a new one to save the profile. */
export async function hasToChoosePassword(): Promise<boolean> {
  const token = await sessionToken()
  return token ? getBackend().hasToChoosePassword(token) : false
}

export const confirmsPassword = (): boolean => getBackend().confirmsPassword

async function sessionToken(): Promise<string | null> {
  const token = (await cookies()).get(SESSION_COOKIE)?.value ?? ''
  return isToken(token) ? token : null
}

/**
 * The customer of a private page. Redirects a visitor to the sign-in page and then back to `path`, and deletes an invalid
 * cookie on the way. Call it before the response starts. Spec §2.
 */
export async function requireCustomer(path: string): Promise<Customer> {
  const customer = await currentCustomer()
  if (customer) return customer
  redirect((await cookies()).has(SESSION_COOKIE) ? sessionEndedPath(path) : signInPath(path))
}

async function signedIn(customerId: string): Promise<SignedIn> {
  return { customerId, token: (await sessionToken()) ?? '' }
}

export async function cartForPage(customerId: string): Promise<Cart> {
  return getBackend().getCart(await signedIn(customerId))
}

export async function checkoutForPage(customerId: string) {
  const customer = await signedIn(customerId)
  const shop = getBackend()
  const [cart, addresses, cards] = await Promise.all([
    shop.getCart(customer),
    shop.listAddresses(customer),
    shop.takesCards(),
  ])
  const [first] = addresses
  const offer = cart.delivery && first ? await shop.getDelivery(customer, first.city) : null
  return { cart, addresses, cards, offer }
}

/**
 * A page of a customer's orders, newest first, each with the customer's ratings of its products; with null when those cannot be
 * read. A page beyond the last is the last. Spec §2 (Profile).
 */
export async function customerOrdersForPage(customerId: string, asked = 1) {
  const customer = await signedIn(customerId)
  const [all, ratings] = await Promise.all([
    getBackend().listOrders(customer),
    orNull(getBackend().listMyRatings(customer), 'ratings of a customer'),
  ])
  const pages = pageCount(all.length, PAGE_SIZE)
  const page = Math.min(asked, pages)
  const items = all.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE).map(({ order, hostMessage }) => ({
    order,
    hostMessage,
    message: messageKey(order),
    stars:
      ratings &&
      Object.fromEntries(
        ratings.filter(({ orderId }) => orderId === order.id).map(({ productId, rating }) => [productId, rating]),
      ),
  }))
  return { items, page, pages }
}

export async function listFavorites(customerId: string, query: ProductQuery): Promise<Page<Product>> {
  return getBackend().listFavorites(await signedIn(customerId), query)
}

/**
 * The order on the thank-you page: the one that `session` pays, after checking its state; the one with id `order`; else the
 * newest. Null when there is none, or it belongs to another customer. Spec §2 (Thank you).
 */
export async function thankYouOrder(
  customerId: string,
  { session, order }: { session: string | null; order: string | null },
): Promise<Order | null> {
  if (session && !SessionId.safeParse(session).success) return null
  const customer = await signedIn(customerId)
  if (session) return getBackend().confirmPayment(customer, session).catch(nullIfNotFound)
  const orders = (await getBackend().listOrders(customer)).map((one) => one.order)
  return (order ? orders.find(({ id }) => id === order) : orders[0]) ?? null
}

function nullIfNotFound(error: unknown): null {
  if (error instanceof ShopError && error.code === 'OrderNotFound') return null
  throw error
}
