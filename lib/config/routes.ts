/** Routes only a signed-in customer may open. Spec §2. */
export const privateRoutes = ['/favorites', '/cart', '/demo', '/checkout', '/thank-you', '/profile'] as const
/** Of these, pages that say by themselves, when something is pressed, that the session is over: somebody may be typing, or awaiting an order. */
export const keptRoutes = [
  '/demo',
  '/profile',
  '/thank-you',
] as const satisfies readonly (typeof privateRoutes)[number][]
/** Routes that show an order to whoever has the address of its payment. */
export const paymentRoutes = ['/sandbox-payment'] as const
/** Routes a signed-in customer is sent home from. Spec §2. */
export const visitorRoutes = ['/signin', '/signup', '/change-password'] as const

/** Whether `pathname` is one of `routes` or stands below one. */
export function isUnder(pathname: string, routes: readonly string[]): boolean {
  return routes.some((route) => pathname === route || pathname.startsWith(`${route}/`))
}

/** Where a cookie that may be worth nothing is looked at, and deleted if it is. */
export const SESSION_CHECK = '/session-ended'

/** Path of our own that a value names, or `/`: whatever leads to another origin is none. */
export function safePath(value: string | null | undefined): string {
  if (!value?.startsWith('/')) return '/'
  const base = 'http://shop.invalid'
  if (!URL.canParse(value, base)) return '/'
  const { origin, pathname, search, hash } = new URL(value, base)
  // A path of two slashes would name a host.
  return origin === base && !pathname.startsWith('//') ? pathname + search + hash : '/'
}

/** The sign-in page, and back to `path` from there. Spec §2. */
export function signInPath(path: string): string {
  return `/signin?${new URLSearchParams({ next: safePath(path) })}`
}

/** Deletes the cookie of a session that is over, and goes to sign in and then to `path`. */
export function sessionEndedPath(path: string): string {
  return `${SESSION_CHECK}?${new URLSearchParams({ next: safePath(path) })}`
}

/** Id of the profile's field for a new password, and the way there. */
export const newPasswordId = 'new-password'
export const newPasswordHref = `/profile#${newPasswordId}`

/** The customer's orders, in the profile. */
export const ordersHref = '/profile?tab=orders'

/** The page of a product. */
export function productHref(id: string): string {
  return `/details/${id}`
}

/** Whether a path is that of a product's page, in either of its forms. Spec §2. */
export function isProductPath(path: string): boolean {
  return /^\/(product-)?details\//.test(path)
}

/** A page of the offers, from 1. */
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
