import { parse } from 'hono/utils/cookie'

/** Returns a request cookie's value, or null. */
export function readCookie(request: Request, name: string): string | null {
  return parse(request.headers.get('cookie') ?? '', name)[name] ?? null
}
