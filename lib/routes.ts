/** Routes only a signed-in customer may open. Spec §2. */
export const privateRoutes = ['/favorites', '/cart', '/demo', '/checkout', '/thank-you', '/profile'] as const
/** Routes a signed-in customer is sent home from. Spec §2. */
export const visitorRoutes = ['/signin', '/signup', '/change-password'] as const

/** Sign-in, accounts and the cart are rooms still to come: until they stand, nothing leads there. */
export const accountsOpen: boolean = false

/** Whether `pathname` is one of `routes` or stands below one. */
export function isUnder(pathname: string, routes: readonly string[]): boolean {
  return routes.some((route) => pathname === route || pathname.startsWith(`${route}/`))
}

export function productHref(id: string): string {
  return `/details/${id}`
}

export function categoryHref(id: string): string {
  return `/shop?category=${encodeURIComponent(id)}`
}
