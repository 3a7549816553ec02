import { shareResponse } from '@/lib/gateway/share-image'

/** Pictures of link previews: `/share/<product id, category id, home or offers>-<version>.jpg`. */
export async function GET(request: Request, { params }: { params: Promise<{ file: string }> }): Promise<Response> {
  return shareResponse(request, (await params).file)
}

export const HEAD = GET
