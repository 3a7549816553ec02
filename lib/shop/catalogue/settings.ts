import 'server-only'
import { z } from 'zod'
import type { Settings } from '@/lib/contract/settings'
import { database, type Db, type Tx } from '@/lib/db/database'
import { settings } from '@/lib/db/schema'
import { isMediaHash, mediaUrl } from '@/lib/media/address'
import { sql } from 'drizzle-orm'
import { remember } from './memory'

const Words = z.object({ en: z.string(), ar: z.string() }).nullable().catch(null)
const Picture = z.string().refine(isMediaHash)
/** A page of the shop or of somebody else; never a script. */
const Link = z
  .string()
  .regex(/^(\/(?!\/)|https?:\/\/)/)
  .nullable()
  .catch(null)

const Slide = z
  .object({
    image: Picture,
    smallImage: Picture.nullable().catch(null),
    headline: Words,
    text: Words,
    label: Words,
    link: Link,
  })
  .transform((slide) => ({ ...slide, smallImage: slide.smallImage ?? slide.image }))
const Board = z.object({ image: Picture, title: Words, subtitle: Words, link: Link })

/** What stands in the `settings` table: media ids, not addresses. What cannot be read is left out, and the rest stands. */
const Stored = z.object({
  hero: readable(Slide),
  boards: readable(Board),
  mainImage: Picture.nullable().catch(null),
  freeShippingNote: z.boolean().catch(true),
})
export type StoredSettings = z.infer<typeof Stored>

/** Those of a list that can be read; none when it is no list. */
function readable<T extends z.ZodType>(item: T) {
  return z
    .array(z.unknown())
    .catch([])
    .transform((items) =>
      items.flatMap((one) => {
        const read = item.safeParse(one)
        return read.success ? [read.data] : []
      }),
    )
}

/** What the owner has set; sensible emptiness where nothing is, or nothing that can be read. Spec §3. */
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

/** What stands in the table: hashes, not addresses. */
export async function readSettings(db: Db | Tx): Promise<StoredSettings> {
  const rows = await db.select().from(settings)
  return Stored.parse(Object.fromEntries(rows.map(({ key, value }) => [key, value])))
}

/** Writes settings; bump the catalogue in the same transaction. */
export async function writeSettings(tx: Tx, values: Partial<StoredSettings>): Promise<void> {
  // A null is one of JSON: that of SQL would be no value at all.
  const rows = Object.entries(values).map(([key, value]) => ({ key, value: value ?? sql`'null'::jsonb` }))
  if (rows.length === 0) return
  await tx
    .insert(settings)
    .values(rows)
    .onConflictDoUpdate({ target: settings.key, set: { value: sql`excluded.value` } })
}
