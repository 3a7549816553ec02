import { safeRedirect } from '@/lib/config/safe-redirect'

interface AuthParams {
  /** Where to go on to after signing in. */
  next: string
  /** What to do then, as it stands in the address. */
  intent: string | null
  /** Query with both, for links between the pages of signing in; starts with `?` or is empty. */
  carry: string
}

/** What the pages of signing in hand on to each other. */
export function authParams(params: Record<string, string | string[] | undefined>): AuthParams {
  const next = safeRedirect(params.next)
  const intent = typeof params.intent === 'string' ? params.intent : null
  const query = new URLSearchParams({ ...(next !== '/' && { next }), ...(intent && { intent }) }).toString()
  return { next, intent, carry: query && `?${query}` }
}
