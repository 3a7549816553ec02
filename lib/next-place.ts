import { isUnder, safePath, visitorRoutes } from './routes'

const HERE = 'http://here.invalid'

/** The place of `next=` after signing in: an address of this shop, never another origin or a page for visitors only; else home. */
export function nextPlace(given: string | string[] | null | undefined): string {
  const asked = Array.isArray(given) ? given[0] : given
  const path = safePath(asked)
  return isUnder(new URL(path, HERE).pathname, visitorRoutes) ? '/' : path
}
