import 'server-only'
import { BuildingError } from '@/lib/building'
import { log } from '@/lib/log'
import { noteMissedPart } from '@/lib/missed-parts'

/** The answer, or null when it cannot be had: for what a page can do without. The failure goes to the log. Standards 23. */
export async function optional<T>(answer: Promise<T>, what: string): Promise<T | null> {
  try {
    return await answer
  } catch (error) {
    if (error instanceof BuildingError) return null
    log().error({ err: error, what }, 'a part of a page could not be had')
    noteMissedPart()
    return null
  }
}
