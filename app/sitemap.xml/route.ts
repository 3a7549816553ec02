import { sitemapResponse } from '@/lib/api/files/sitemap'

// Depends on the catalogue, so it is never rendered at build time.
export const dynamic = 'force-dynamic'

export function GET(request: Request): Promise<Response> {
  return sitemapResponse(request)
}
