import { readiness } from '@/lib/api/files/health'

/** Readiness probe: 503 while the database does not answer. */
export async function GET(): Promise<Response> {
  return readiness()
}
