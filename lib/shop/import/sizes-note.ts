import { z } from 'zod'
import type { ImportIssue as Issue } from '@/lib/contract/staff'
import { database } from '@/lib/db/database'
import { importedProducts } from '@/lib/db/schema'
import { readSetting, writeSetting } from '../setting-rows'
import type { ProductDraft } from './draft-content'

/** Key of the setting that is true once an import could bring sizes, or told how to get them. */
const KEY = 'importsKnowSizes'

const AGAIN =
  'products imported earlier have one price and one stock for all their sizes: to get the sizes, import the file of your former shop again, with its columns Option1 Name and Option1 Value'

/**
 * Tells a shop with products from an import that knew no sizes, once, how to get them. Null when the file may bring sizes itself:
 * it has options and is no export from that time.
 */
export async function sizesNote(drafts: ProductDraft[]): Promise<Issue | null> {
  if (drafts.some(({ sizes, sale, asExported }) => sizes !== undefined && !(asExported && sale === undefined)))
    return null
  const db = await database()
  if (await readSetting(db, KEY, z.literal(true))) return null
  return (await db.$count(importedProducts)) > 0 ? { line: 1, handle: null, reason: AGAIN } : null
}

/** Marks the shop as told. */
export async function noteSizesKnown(): Promise<void> {
  await writeSetting(await database(), { key: KEY, value: true })
}

/** Explains the stock of products that had no sizes before this file. Null for none. */
export function newSizesNote([first, ...others]: ProductDraft[]): Issue | null {
  if (!first) return null
  const which = others.length > 0 ? `this product and ${others.length} more` : 'this product'
  const reason = `${which} had one price and one stock for all sizes: each size now has its own, with the stock of this file; correct what was sold since with \`stock set\``
  return { line: first.line, handle: first.handle, reason }
}
