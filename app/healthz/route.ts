import { alive } from '@/lib/gateway/health'

/** Whether the process answers. */
export function GET(): Response {
  return alive()
}
