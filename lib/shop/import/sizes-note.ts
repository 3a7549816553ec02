import { z } from 'zod'
import type { ImportIssue as Issue } from '@/lib/contract/staff'
import { database } from '@/lib/db/database'
import { importedProducts } from '@/lib/db/schema'
import { readSetting, writeSetting } from '../setting-rows'
import type { ProductDraft } from './draft-content'
import { issue, remark } from './remarks'

/** Key of the setting that is true once an import could bring sizes, or told how to get them. */
const KEY = 'importsKnowSizes'

/**
 * Tells a shop with products from an import that knew no sizes, once, how to get them. Null when the file may bring sizes itself:
 * it has options and is no export from that time.
 */
export async function sizesNote(drafts: ProductDraft[]): Promise<Issue | null> {
  if (drafts.some(({ sizes, sale, asExported }) => sizes !== undefined && !(asExported && sale === undefined)))
    return null
  const db = await database()
  if (await readSetting(db, KEY, z.literal(true))) return null
  return (await db.$count(importedProducts)) > 0 ? issue(1, null, remark('sizesAgain')) : null
}

/** Marks the shop as told. */
export async function noteSizesKnown(): Promise<void> {
  await writeSetting(await database(), { key: KEY, value: true })
}

/** Explains the stock of products that had no sizes before this file. Null for none. */
export function newSizesNote([first, ...others]: ProductDraft[]): Issue | null {
  return first ? issue(first.line, first.handle, remark('sizesGained', { more: others.length })) : null
}
