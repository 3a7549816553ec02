import { sitemapFileResponse } from '@/lib/gateway/sitemap'

/** The parts of a large shop's sitemap: `/sitemap/<number>.xml`. */
export async function GET(_: Request, { params }: { params: Promise<{ file: string }> }): Promise<Response> {
  return sitemapFileResponse((await params).file)
}
