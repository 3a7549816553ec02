import 'server-only'
import { z } from 'zod'
import type { Db, Tx } from '@/lib/db/database'
import { readSetting } from '../setting-rows'

/** Key of the row in `settings`. */
export const SAME_DAY = 'sameDay'

/** Ids of categories and subcategories with same-day delivery, and of products excepted from it. */
export const SameDayTerms = z.object({ shelves: z.array(z.string()), except: z.array(z.string()) })
export type SameDayTerms = z.infer<typeof SameDayTerms>

/** Reads the same-day terms; empty until they are set. */
export async function sameDayTerms(db: Db | Tx): Promise<SameDayTerms> {
  return (await readSetting(db, SAME_DAY, SameDayTerms)) ?? { shelves: [], except: [] }
}

interface CategorisedProduct {
  id: string
  categoryId: string | null
  subcategoryId: string | null
  carcass: boolean
}

/**
 * Whether a product ordered before 2 pm arrives the same day: its category or subcategory is listed, and it is neither
 * an exception nor a carcass, which is slaughtered to order. Spec §1.
 */
export function arrivesSameDay(
  { id, categoryId, subcategoryId, carcass }: CategorisedProduct,
  terms: SameDayTerms,
): boolean {
  if (carcass || terms.except.includes(id)) return false
  return [categoryId, subcategoryId].some((category) => category !== null && terms.shelves.includes(category))
}
