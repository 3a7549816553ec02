import { robotsTxt } from '@/lib/seo/robots-txt'

// Contains the public origin, which is configured at start-up, not at build time.
export const dynamic = 'force-dynamic'

export function GET(): Response {
  return new Response(robotsTxt(), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
  })
}
