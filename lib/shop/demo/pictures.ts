import { eq, sql } from 'drizzle-orm'
import { demoPictures } from '@/lib/db/demo/shipped'
import { media } from '@/lib/db/schema'
import type { Tx } from '@/lib/db/database'

interface Picture {
  hash: string
  width: number
  height: number
}

/** Adds rows for products' and categories' pictures, whose files are shipped (`lib/db/demo/pictures`). */
export async function addPictures(tx: Tx, hashes: string[]): Promise<void> {
  const { side } = demoPictures
  await add(
    tx,
    [...new Set(hashes)].map((hash) => ({ hash, width: side, height: side })),
  )
}

/** Adds the row of a home page picture and returns its hash. */
export async function addScene(tx: Tx, name: string): Promise<string> {
  const scene = demoPictures.scenes[name]
  if (!scene) throw new Error(`There is no demo picture "${name}"`)
  await add(tx, [scene])
  return scene.hash
}

/** Also completes rows that were added for files without one. */
async function add(tx: Tx, pictures: Picture[]): Promise<void> {
  if (pictures.length === 0) return
  const set = { width: sql`excluded.width`, height: sql`excluded.height`, unnamedSince: null }
  await tx
    .insert(media)
    .values(pictures)
    .onConflictDoUpdate({ target: media.hash, set, setWhere: eq(media.width, 0) })
}
