import { readiness } from '@/lib/api/files/health'

/** Whether the shop can serve: 503 while its database does not answer. */
export async function GET(): Promise<Response> {
  return readiness()
}
