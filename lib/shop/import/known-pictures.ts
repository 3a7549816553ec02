import 'server-only'
import { inArray } from 'drizzle-orm'
import { database } from '@/lib/db/database'
import { media } from '@/lib/db/schema'
import { hasMediaFiles } from '../media/store'
import { retainImages } from '../media/upload'

const CHUNK = 500

/**
 * Returns the `hashes` of pictures that the shop stores with all their files. Keeps them from the sweep for at least a day, so that
 * the caller can refer to them.
 */
export async function knownPictures(hashes: Iterable<string>): Promise<Set<string>> {
  const db = await database()
  const asked = [...new Set(hashes)]
  const known = new Set<string>()
  for (let from = 0; from < asked.length; from += CHUNK) {
    const some = asked.slice(from, from + CHUNK)
    await retainImages(some)
    const rows = await db.select({ hash: media.hash }).from(media).where(inArray(media.hash, some))
    for (const { hash } of rows) if (await hasMediaFiles(hash)) known.add(hash)
  }
  return known
}
