import { googleFeedResponse } from '@/lib/api/files/google-feed'

/** The catalogue for Google Merchant. */
export function GET(request: Request): Promise<Response> {
  return googleFeedResponse(request)
}
