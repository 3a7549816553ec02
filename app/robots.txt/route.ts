import { robotsTxt } from '@/lib/seo/robots-txt'

// It names the public address, which is known when the shop starts, not when it is built.
export const dynamic = 'force-dynamic'

/** What robots may read. */
export function GET(): Response {
  return new Response(robotsTxt(), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
  })
}
