import 'server-only'
import { and, inArray, isNotNull } from 'drizzle-orm'
import { transaction } from '@/lib/db/database'
import { media } from '@/lib/db/schema'

/**
 * Says that somebody is about to name these pictures: from here on they stay for a day at least. Call it before looking whether
 * they are there; one that is being deleted right now is waited for, and is then gone with its files.
 */
export async function retainImages(hashes: string[]): Promise<void> {
  const found = and(inArray(media.hash, hashes), isNotNull(media.unnamedSince))
  if (hashes.length > 0) await transaction((tx) => tx.update(media).set({ unnamedSince: null }).where(found))
}
