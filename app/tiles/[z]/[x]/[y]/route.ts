import { tileResponse } from '@/lib/api/files/tiles'

export async function GET(
  request: Request,
  { params }: { params: Promise<{ z: string; x: string; y: string }> },
): Promise<Response> {
  return tileResponse(request, await params)
}
