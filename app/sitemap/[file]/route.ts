import { sitemapFileResponse } from '@/lib/api/files/sitemap'

/** The parts of a large shop's sitemap: `/sitemap/<number>.xml`. */
export async function GET(request: Request, { params }: { params: Promise<{ file: string }> }): Promise<Response> {
  return sitemapFileResponse(request, (await params).file)
}
