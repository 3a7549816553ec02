import { tileResponse } from '@/lib/gateway/tiles'

/** A tile of the footer's map. */
export async function GET(
  _: Request,
  { params }: { params: Promise<{ z: string; x: string; y: string }> },
): Promise<Response> {
  const { z, x, y } = await params
  return tileResponse(z, x, y)
}
