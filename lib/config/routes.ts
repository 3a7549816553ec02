import type { PolicyName } from '@/lib/contract/policy'

/** Routes only a signed-in customer may open. Spec §2. */
export const privateRoutes = ['/favorites', '/cart', '/demo', '/checkout', '/thank-you', '/profile'] as const
/** Private pages that report an expired session themselves, on the next action, so that typed text and pending orders are not lost. */
export const keptRoutes = [
  '/demo',
  '/profile',
  '/thank-you',
] as const satisfies readonly (typeof privateRoutes)[number][]
/** Routes that show an order to anyone with its payment URL. */
export const paymentRoutes = ['/sandbox-payment'] as const
/** Routes that redirect signed-in customers home. Spec §2. */
export const visitorRoutes = ['/signin', '/signup', '/change-password'] as const

/** Pages of the back office. */
export const staffRoutes = ['/staff'] as const

/** Whether `pathname` equals one of `routes` or lies below one. */
export function isUnder(pathname: string, routes: readonly string[]): boolean {
  return routes.some((route) => pathname === route || pathname.startsWith(`${route}/`))
}

/** Route that checks a session cookie and deletes it if expired. */
export const SESSION_CHECK = '/session-ended'

/** Returns the same-origin path in `value`, or `/` if it leads to another origin. */
export function safePath(value: string | null | undefined): string {
  if (!value?.startsWith('/')) return '/'
  const base = 'http://shop.invalid'
  if (!URL.canParse(value, base)) return '/'
  const { origin, pathname, search, hash } = new URL(value, base)
  // A leading double slash would name a host.
  return origin === base && !pathname.startsWith('//') ? pathname + search + hash : '/'
}

/** The sign-in page that returns to `path`. Spec §2. */
export function signInPath(path: string): string {
  return `/signin?${new URLSearchParams({ next: safePath(path) })}`
}

/** Path that deletes an expired session cookie, then signs in and returns to `path`. */
export function sessionEndedPath(path: string): string {
  return `${SESSION_CHECK}?${new URLSearchParams({ next: safePath(path) })}`
}

/** Id and link of the profile's field for a new password. */
export const newPasswordId = 'new-password'
export const newPasswordHref = `/profile#${newPasswordId}`

/** The customer's orders, in the profile. */
export const ordersHref = '/profile?tab=orders'

/** The page of a product, opened with a size. */
export function productHref(id: string, size?: string | null): string {
  return size ? `/details/${id}?${new URLSearchParams({ size })}` : `/details/${id}`
}

/** Whether a path is that of a product's page, in either of its forms. Spec §2. */
export function isProductPath(path: string): boolean {
  return /^\/(product-)?details\//.test(path)
}

/** The page of one of the shop's policies. */
export function policyHref(name: PolicyName): string {
  return `/policies/${name}`
}

/** A page of the offers; pages start at 1. */
export function offersHref(page: number): string {
  return page > 1 ? `/offers?page=${page}` : '/offers'
}

/** The listing of one category. */
export function categoryHref(id: string): string {
  return `/shop?category=${encodeURIComponent(id)}`
}

/** The listing of one subcategory, within its category. */
export function subcategoryHref(category: string, id: string): string {
  return `${categoryHref(category)}&subcategory=${encodeURIComponent(id)}`
}

/** Returns the same-origin target of `next=` after sign-in; home for other origins and visitors-only pages. */
export function safeRedirect(next: string | string[] | null | undefined): string {
  const target = safePath(Array.isArray(next) ? next[0] : next)
  const [path = '/'] = target.split(/[?#]/)
  return isUnder(path, visitorRoutes) ? '/' : target
}
