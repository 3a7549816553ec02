import 'server-only'
import { BuildTimeError } from '@/lib/utils/build-time-error'
import { log } from '@/lib/utils/log'
import { recordDegradedRender } from '@/lib/utils/degraded-render'

/** The answer, or null when it cannot be had: for what a page can do without. The failure goes to the log. Standards 23. */
export async function orNull<T>(answer: Promise<T>, what: string): Promise<T | null> {
  try {
    return await answer
  } catch (error) {
    if (error instanceof BuildTimeError) return null
    log().error({ err: error, what }, 'a part of a page could not be had')
    recordDegradedRender()
    return null
  }
}
