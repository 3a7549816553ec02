import shop from '@/components/brand/share/en.jpg'
import { shareResponse } from '@/lib/api/files/pictures'

/** Former address of the shop's own share image. */
const FORMER = /^home-[0-9a-f]{17}\.jpg$/

/** Share images: `/share/<product id, category id or offers>-<version>.jpg`. */
export async function GET(request: Request, { params }: { params: Promise<{ file: string }> }): Promise<Response> {
  const { file } = await params
  if (FORMER.test(file)) return new Response(null, { status: 308, headers: { Location: shop.src } })
  return shareResponse(request, file)
}

export const HEAD = GET
