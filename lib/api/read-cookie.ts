import { parse } from 'hono/utils/cookie'

/** The value of a request's cookie; null when it has none. */
export function readCookie(request: Request, name: string): string | null {
  return parse(request.headers.get('cookie') ?? '', name)[name] ?? null
}
