import 'server-only'
import { and, inArray, isNotNull } from 'drizzle-orm'
import { transaction } from '@/lib/db/database'
import { media } from '@/lib/db/schema'

/**
 * Keeps pictures from the orphan sweep for at least a day, for a caller about to reference them. Call it before checking that they
 * exist: it waits for a running deletion, after which they are gone.
 */
export async function retainImages(hashes: string[]): Promise<void> {
  const found = and(inArray(media.hash, hashes), isNotNull(media.unnamedSince))
  if (hashes.length > 0) await transaction((tx) => tx.update(media).set({ unnamedSince: null }).where(found))
}
