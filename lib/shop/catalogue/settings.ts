import 'server-only'
import { z } from 'zod'
import { PAGE_LINK, type Settings } from '@/lib/contract/settings'
import { database, type Db, type Tx } from '@/lib/db/database'
import { settings } from '@/lib/db/schema'
import { isMediaHash, mediaUrl } from '@/lib/media/address'
import { inArray, sql } from 'drizzle-orm'
import { shippingTerms } from '../cart/shipping'
import { cached } from './cache'

const Words = z.object({ en: z.string(), ar: z.string() }).nullable().catch(null)
const Picture = z.string().refine(isMediaHash)
const Link = z.string().regex(PAGE_LINK).nullable().catch(null)

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
const Board = z
  .object({ image: Picture, title: Words, subtitle: Words, link: Link })
  // The title is what is followed: an earlier version took links without one.
  .transform((board) => ({ ...board, link: board.title && board.link }))

/** What stands in the `settings` table: media ids, not addresses. What cannot be read is left out, and the rest stands. */
const Stored = z.object({
  hero: readable(Slide),
  boards: readable(Board),
  mainImage: Picture.nullable().catch(null),
  /** Null: it is shown as long as delivery costs nothing. */
  freeShippingNote: z.boolean().nullable().catch(null),
})
export type StoredSettings = z.infer<typeof Stored>
/** Keys under which it stands there. */
export const storedKeys = Object.keys(Stored.shape)

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
  return cached('settings', async () => {
    const db = await database()
    const stored = await readSettings(db)
    return {
      hero: stored.hero.map((slide) => ({
        ...slide,
        image: mediaUrl(slide.image),
        smallImage: mediaUrl(slide.smallImage),
      })),
      boards: stored.boards.map((board) => ({ ...board, image: mediaUrl(board.image) })),
      mainImage: stored.mainImage && mediaUrl(stored.mainImage),
      freeShippingNote: stored.freeShippingNote ?? (await shippingTerms(db)).fee === 0,
    }
  })
}

/** What stands in the table: hashes, not addresses. */
export async function readSettings(db: Db | Tx): Promise<StoredSettings> {
  const rows = await db.select().from(settings)
  return Stored.parse(Object.fromEntries(rows.map(({ key, value }) => [key, value])))
}

/** Lets one change of what the owner sets follow upon another. */
export async function lockSettings(tx: Tx): Promise<void> {
  await tx.execute(sql`lock table ${settings} in share row exclusive mode`)
}

/** Writes settings; bump the catalogue in the same transaction. */
export async function writeSettings(tx: Tx, values: Partial<StoredSettings>): Promise<void> {
  const rows = Object.entries(values).map(([key, value]) => ({ key, value }))
  const none = rows.filter(({ value }) => value === null).map(({ key }) => key)
  // No row says it too, and a JSON null becomes one of SQL when a backup comes back.
  if (none.length > 0) await tx.delete(settings).where(inArray(settings.key, none))
  const some = rows.filter(({ value }) => value !== null)
  if (some.length === 0) return
  await tx
    .insert(settings)
    .values(some)
    .onConflictDoUpdate({ target: settings.key, set: { value: sql`excluded.value` } })
}
