import { singleton } from '@/lib/utils/singleton'

export function stopping(): AbortController {
  return singleton('stopping', () => new AbortController())
}

/** Whether the process is shutting down: long, resumable work then breaks off. */
export function isStopping(): boolean {
  return stopping().signal.aborted
}
