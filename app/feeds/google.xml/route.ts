import { googleFeedResponse } from '@/lib/api/files/google-feed'

export function GET(request: Request): Promise<Response> {
  return googleFeedResponse(request)
}
