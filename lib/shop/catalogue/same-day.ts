import 'server-only'
import { eq } from 'drizzle-orm'
import { z } from 'zod'
import type { Db, Tx } from '@/lib/db/database'
import { settings } from '@/lib/db/schema'

/** Key of the row in `settings`. */
export const SAME_DAY = 'sameDay'

/** Ids of the categories and subcategories whose products can leave the day they are ordered, and of products in them that cannot. */
export const SameDayTerms = z.object({ shelves: z.array(z.string()), except: z.array(z.string()) })
export type SameDayTerms = z.infer<typeof SameDayTerms>

/** Nothing is promised until it was said. */
const none: SameDayTerms = { shelves: [], except: [] }

/** What the shop delivers the same day. */
export async function sameDayTerms(db: Db | Tx): Promise<SameDayTerms> {
  const [row] = await db.select({ value: settings.value }).from(settings).where(eq(settings.key, SAME_DAY))
  const stored = SameDayTerms.safeParse(row?.value)
  return stored.success ? stored.data : none
}

interface Shelved {
  id: string
  categoryId: string | null
  subcategoryId: string | null
  carcass: boolean
}

/**
 * Whether a product ordered before 2 pm arrives the same day: its category or subcategory says so, and it is neither a carcass,
 * which is slaughtered to order, nor an exception. Spec §1.
 */
export function arrivesSameDay({ id, categoryId, subcategoryId, carcass }: Shelved, terms: SameDayTerms): boolean {
  if (carcass || terms.except.includes(id)) return false
  return [categoryId, subcategoryId].some((shelf) => shelf !== null && terms.shelves.includes(shelf))
}
