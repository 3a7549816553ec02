import 'server-only'
import { z } from 'zod'
import { PAGE_LINK, type Settings } from '@/lib/contract/settings'
import { database, type Db, type Tx } from '@/lib/db/database'
import { settings } from '@/lib/db/schema'
import { isMediaHash } from '@/lib/media/address'
import { inArray, sql } from 'drizzle-orm'
import { publicPictureUrl } from '../picture-url'
import { writeSetting } from '../setting-rows'
import { shippingTerms } from '../delivery/shipping'
import { BilingualText } from '@/lib/contract/fields'

const Words = BilingualText.nullable().catch(null)
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
  // A link needs a title to click: an earlier version stored links without one.
  .transform((board) => ({ ...board, link: board.title && board.link }))

/** Contents of the `settings` table, with media ids for images. Invalid values are dropped. */
const Stored = z.object({
  hero: readable(Slide),
  boards: readable(Board),
  mainImage: Picture.nullable().catch(null),
  /** Null: shown while delivery is free. False hides the line of delivery zones too. */
  freeShippingNote: z.boolean().nullable().catch(null),
})
export type StoredSettings = z.infer<typeof Stored>
/** Keys of the settings rows. */
export const storedKeys = Object.keys(Stored.shape)

/** The valid items of a list; empty for anything else. */
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

/** The owner’s settings, with empty defaults; with `draft` as they would be. Spec §3. */
export async function getSettings(draft: Partial<StoredSettings> = {}): Promise<Settings> {
  const db = await database()
  const stored = { ...(await readSettings(db)), ...draft }
  return {
    hero: stored.hero.map((slide) => ({
      ...slide,
      image: publicPictureUrl(slide.image),
      smallImage: publicPictureUrl(slide.smallImage),
    })),
    boards: stored.boards.map((board) => ({ ...board, image: publicPictureUrl(board.image) })),
    mainImage: stored.mainImage && publicPictureUrl(stored.mainImage),
    freeShippingNote: stored.freeShippingNote ?? (await shippingTerms(db)).fee === 0,
  }
}

/** Reads the settings, with media ids for images. */
export async function readSettings(db: Db | Tx): Promise<StoredSettings> {
  const rows = await db.select().from(settings)
  return Stored.parse(Object.fromEntries(rows.map(({ key, value }) => [key, value])))
}

/** Serialises changes of settings. */
export async function lockSettings(tx: Tx): Promise<void> {
  await tx.execute(sql`lock table ${settings} in share row exclusive mode`)
}

/** Writes settings; call `bumpCatalogue` in the same transaction. */
export async function writeSettings(tx: Tx, values: Partial<StoredSettings>): Promise<void> {
  const rows = Object.entries(values).map(([key, value]) => ({ key, value }))
  const none = rows.filter(({ value }) => value === null).map(({ key }) => key)
  // Delete instead of storing null: a restore turns a JSON null into an SQL null.
  if (none.length > 0) await tx.delete(settings).where(inArray(settings.key, none))
  const some = rows.filter(({ value }) => value !== null)
  if (some.length > 0) await writeSetting(tx, ...some)
}
