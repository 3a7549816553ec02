import { isUnder, safePath, visitorRoutes } from './routes'

/** The place of `next=` after signing in: an address of this shop, never another origin or a page for visitors only; else home. */
export function safeRedirect(given: string | string[] | null | undefined): string {
  const place = safePath(Array.isArray(given) ? given[0] : given)
  const [path = '/'] = place.split(/[?#]/)
  return isUnder(path, visitorRoutes) ? '/' : place
}
