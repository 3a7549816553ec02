import 'server-only'
import { createHash } from 'node:crypto'
import { and, desc, eq, isNull } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import { z } from 'zod'
import type { ImportEvent, ImportReport, ImportIssue as Issue } from '@/lib/contract/staff'
import { maintainDatabase, transaction, database } from '@/lib/db/database'
import { imports, importedProducts } from '@/lib/db/schema'
import { yieldToEventLoop } from '../event-loop'
import { reindexCategories } from '../catalogue/reindex'
import { readSetting, writeSetting } from '../setting-rows'
import { nameCategories } from './arabic-names'
import { attachPictures, type SentPictures } from './attach-pictures'
import { applyBatch, compareBatch, type Ready } from './batch'
import type { ProductDraft } from './draft-content'
import { readDrafts } from './read-drafts'
import { issue, remark } from './remarks'
import { findVideos, type SentVideos } from './videos'

export interface ImportOptions {
  pictures: SentPictures
  videos?: SentVideos
  /** Compares without writing. */
  dryRun: boolean
}

/** Products per transaction. Small enough not to delay shoppers. */
const BATCH = 25
/** From this many changed products on, the import runs database maintenance, which takes a moment. */
const MAINTENANCE_FROM = 200

/**
 * Imports a product CSV: creates or updates products by handle, skips unchanged ones and reports bad rows. `progress` events count
 * committed products only. Safe to repeat, also after a kill at any moment. Throws BadRequest when the file is not a product CSV.
 */
export async function* importProducts(
  csv: Uint8Array,
  { pictures, videos: sentVideos = {}, dryRun }: ImportOptions,
): AsyncGenerator<ImportEvent> {
  const file = await readDrafts(csv)
  const attached = await attachPictures(file.drafts, pictures, dryRun)
  const videos = await findVideos(file.drafts, sentVideos, dryRun)
  const run = dryRun ? null : await openRun(createHash('sha256').update(csv).digest('hex'))
  const report: ImportReport = {
    products: file.products,
    created: 0,
    changed: 0,
    unchanged: 0,
    rejected: file.products - file.drafts.length,
    pictures: 0,
    sized: 0,
    dryRun,
    resumed: run?.resumed ?? false,
    bad: file.bad,
    notes: [...file.notes, ...attached.notes, ...videos.notes],
  }
  const noSizes = report.resumed ? null : await sizesNote(file.drafts)
  if (noSizes) report.notes.push(noSizes)
  const newlySized: ProductDraft[] = []
  yield { type: 'start', products: file.drafts.length, resumed: report.resumed }
  const now = new Date()
  for (let from = 0; from < file.drafts.length; from += BATCH) {
    const batch: Ready[] = file.drafts
      .slice(from, from + BATCH)
      .map((draft) => ({ draft, found: attached.of(draft), video: videos.of(draft) }))
    const {
      counts,
      notes,
      bad,
      newlySized: some,
      outcomes,
    } = await transaction((tx) => (run ? applyBatch(tx, batch, run.id, now) : compareBatch(tx, batch)))
    report.notes.push(...notes)
    report.bad.push(...bad)
    newlySized.push(...some)
    report.rejected += bad.length
    report.created += counts.created
    report.changed += counts.changed
    report.unchanged += counts.unchanged
    report.pictures += counts.pictures
    report.sized += counts.sized
    const { created, changed, unchanged } = report
    await yieldToEventLoop()
    yield {
      ...{ type: 'progress', done: Math.min(from + BATCH, file.drafts.length), created, changed, unchanged },
      ...(dryRun && { outcomes }),
    }
  }
  const gained = newSizesNote(newlySized)
  if (gained) report.notes.push(gained)
  const { notes, outdated } = await transaction((tx) => nameCategories(tx, file.drafts, report))
  report.notes.push(...notes)
  if (run && outdated.length > 0)
    for await (const progress of reindexCategories(outdated)) yield { type: 'names', ...progress }
  if (run) {
    await noteSizesKnown()
    await finishRun(run.id)
  }
  if (run && report.created + report.changed >= MAINTENANCE_FROM) await maintainDatabase()
  for (const issues of [report.bad, report.notes]) issues.sort((one, other) => one.line - other.line)
  yield { type: 'done', report }
}

/** Resumes the unfinished run of this file, or creates one. */
async function openRun(fileHash: string): Promise<{ id: string; resumed: boolean }> {
  const db = await database()
  const [open] = await db
    .select({ id: imports.id })
    .from(imports)
    .where(and(eq(imports.fileHash, fileHash), isNull(imports.finishedAt)))
    .orderBy(desc(imports.createdAt))
    .limit(1)
  if (open) return { id: open.id, resumed: true }
  const id = uuidv7()
  await db.insert(imports).values({ id, fileHash })
  return { id, resumed: false }
}

/** Marks a run as finished; the same file then starts a new run. */
async function finishRun(id: string): Promise<void> {
  const db = await database()
  await db.update(imports).set({ finishedAt: new Date() }).where(eq(imports.id, id))
}

/** Key of the setting that is true once an import could bring sizes, or told how to get them. */
const KEY = 'importsKnowSizes'

/**
 * Tells a shop with products from an import that knew no sizes, once, how to get them. Null when the file may bring sizes itself:
 * it has options and is no export from that time.
 */
async function sizesNote(drafts: ProductDraft[]): Promise<Issue | null> {
  if (drafts.some(({ sizes, sale, asExported }) => sizes !== undefined && !(asExported && sale === undefined)))
    return null
  const db = await database()
  if (await readSetting(db, KEY, z.literal(true))) return null
  return (await db.$count(importedProducts)) > 0 ? issue(1, null, remark('sizesAgain')) : null
}

/** Marks the shop as told. */
async function noteSizesKnown(): Promise<void> {
  await writeSetting(await database(), { key: KEY, value: true })
}

/** Explains the stock of products that had no sizes before this file. Null for none. */
function newSizesNote([first, ...others]: ProductDraft[]): Issue | null {
  return first ? issue(first.line, first.handle, remark('sizesGained', { more: others.length })) : null
}
