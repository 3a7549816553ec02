import { liveness } from '@/lib/api/files/health'

/** Liveness probe: whether the process answers. */
export function GET(): Response {
  return liveness()
}
