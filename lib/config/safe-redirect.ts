import { isUnder, safePath, visitorRoutes } from './routes'

/** Returns the same-origin target of `next=` after sign-in; home for other origins and visitors-only pages. */
export function safeRedirect(given: string | string[] | null | undefined): string {
  const place = safePath(Array.isArray(given) ? given[0] : given)
  const [path = '/'] = place.split(/[?#]/)
  return isUnder(path, visitorRoutes) ? '/' : place
}
