import { sitemapResponse } from '@/lib/api/files/sitemap'

// It follows the catalogue, so it is never made while building.
export const dynamic = 'force-dynamic'

/** Every address that search engines should know. */
export function GET(request: Request): Promise<Response> {
  return sitemapResponse(request)
}
