import { googleFeedResponse } from '@/lib/gateway/google-feed'

/** The catalogue for Google Merchant. */
export function GET(request: Request): Response {
  return googleFeedResponse(request)
}
