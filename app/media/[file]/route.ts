import { mediaResponse } from '@/lib/api/files/pictures'

/** Pictures by content: `/media/<hash>-<width>.webp`, or `/media/<hash>`. */
export async function GET(request: Request, { params }: { params: Promise<{ file: string }> }): Promise<Response> {
  return mediaResponse(request, (await params).file)
}

export const HEAD = GET
