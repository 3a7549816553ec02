import { safeRedirect } from '@/lib/config/routes'

export interface AuthParams {
  next: string
  /** Intent to carry out then, unparsed. */
  intent: string | null
  /** Query with both, for links between the sign-in pages: starts with `?` or is empty. */
  search: string
}

/** Reads the parameters shared by the sign-in pages. */
export function authParams(params: Record<string, string | string[] | undefined>): AuthParams {
  const next = safeRedirect(params.next)
  const intent = typeof params.intent === 'string' ? params.intent : null
  const query = new URLSearchParams({ ...(next !== '/' && { next }), ...(intent && { intent }) }).toString()
  return { next, intent, search: query && `?${query}` }
}
