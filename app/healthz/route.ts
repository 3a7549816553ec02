import { liveness } from '@/lib/api/files/health'

/** Whether the process answers. */
export function GET(): Response {
  return liveness()
}
