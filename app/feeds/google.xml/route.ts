import { googleFeedResponse } from '@/lib/gateway/google-feed'

/** The catalogue for Google Merchant. */
export function GET(request: Request): Promise<Response> {
  return googleFeedResponse(request)
}
