import 'server-only'
import { BuildTimeError } from '@/lib/utils/build-time-error'
import { log } from '@/lib/utils/log'
import { recordDegradedRender } from '@/lib/utils/degraded-render'

/** Awaits an optional part of a page; logs a failure and returns null. `part` names it in the log. Standards 23. */
export async function orNull<T>(promise: Promise<T>, part: string): Promise<T | null> {
  try {
    return await promise
  } catch (error) {
    if (error instanceof BuildTimeError) return null
    log().error({ err: error, what: part }, 'An optional part of a page failed')
    recordDegradedRender()
    return null
  }
}
