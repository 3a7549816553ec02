import 'server-only'
import { z } from 'zod'
import type { Settings } from '@/lib/contract/settings'
import { database, type Db, type Tx } from '@/lib/db/database'
import { settings } from '@/lib/db/schema'
import { mediaUrl } from '@/lib/media/address'
import { sql } from 'drizzle-orm'
import { remember } from './memory'

const Words = z.object({ en: z.string(), ar: z.string() }).nullable()

/** What stands in the `settings` table: media ids, not addresses. */
const Stored = z.object({
  hero: z.array(
    z.object({
      image: z.string(),
      smallImage: z.string(),
      headline: Words,
      text: Words,
      label: Words,
      link: z.string().nullable(),
    }),
  ),
  boards: z.array(z.object({ image: z.string(), title: Words, subtitle: Words, link: z.string().nullable() })),
  mainImage: z.string().nullable(),
  freeShippingNote: z.boolean(),
})
export type StoredSettings = z.infer<typeof Stored>

const unset: StoredSettings = { hero: [], boards: [], mainImage: null, freeShippingNote: true }

/** What the owner has set; sensible emptiness where nothing is. A row that cannot be read counts as unset. Spec §3. */
export function getSettings(): Promise<Settings> {
  return remember('settings', async () => {
    const stored = await readSettings(await database())
    return {
      hero: stored.hero.map((slide) => ({
        ...slide,
        image: mediaUrl(slide.image),
        smallImage: mediaUrl(slide.smallImage),
      })),
      boards: stored.boards.map((board) => ({ ...board, image: mediaUrl(board.image) })),
      mainImage: stored.mainImage && mediaUrl(stored.mainImage),
      freeShippingNote: stored.freeShippingNote,
    }
  })
}

async function readSettings(db: Db | Tx): Promise<StoredSettings> {
  const rows = await db.select().from(settings)
  const known = Stored.partial().safeParse(Object.fromEntries(rows.map(({ key, value }) => [key, value])))
  return { ...unset, ...(known.success ? known.data : {}) }
}

/** Writes settings; bump the catalogue in the same transaction. */
export async function writeSettings(tx: Tx, values: Partial<StoredSettings>): Promise<void> {
  const rows = Object.entries(values).map(([key, value]) => ({ key, value }))
  if (rows.length === 0) return
  await tx
    .insert(settings)
    .values(rows)
    .onConflictDoUpdate({ target: settings.key, set: { value: sql`excluded.value` } })
}
