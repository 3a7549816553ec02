import 'server-only'
import { and, asc, eq, gt } from 'drizzle-orm'
import { database, type Db } from '@/lib/db/database'
import { categories, products, subcategories } from '@/lib/db/schema'
import { log } from '@/lib/log'
import { TITLE_START } from './document'
import { normalise, words } from './normalise'

/** Titles read in one go: the embedded engine stands still meanwhile. */
const BATCH = 2000
/** With more titles than this nobody waits for new words … */
const FEW = 10_000
/** … and they are read again only after so many times the time it takes. */
const PAUSE = 20

/** How many titles have a word. */
type WordCounts = Map<string, number>

interface TitleWords {
  version: number
  counts: WordCounts
  titles: number
  readAt: number
  took: number
}

interface Reader {
  latest: TitleWords | null
  reading: Promise<TitleWords> | null
}

declare global {
  var oasisTitleWords: WeakMap<Db, Reader> | undefined
}

function readerOf(db: Db): Reader {
  const all = (globalThis.oasisTitleWords ??= new WeakMap())
  const known = all.get(db)
  if (known) return known
  const reader = { latest: null, reading: null }
  all.set(db, reader)
  return reader
}

function learn(counts: WordCounts, text: string): void {
  for (const word of words(text)) if (word !== TITLE_START) counts.set(word, (counts.get(word) ?? 0) + 1)
}

async function learnShelves(db: Db, counts: WordCounts): Promise<void> {
  for (const table of [categories, subcategories]) {
    const rows = await db.select({ en: table.nameEn, ar: table.nameAr }).from(table)
    for (const { en, ar } of rows) learn(counts, normalise(`${en} ${ar}`))
  }
}

/** Gives how many titles there are. */
async function learnTitles(db: Db, counts: WordCounts): Promise<number> {
  let titles = 0
  for (let last = '', more = true; more;) {
    const rows = await db
      .select({ id: products.id, title: products.searchTitle })
      .from(products)
      .where(and(gt(products.id, last), eq(products.visible, true)))
      .orderBy(asc(products.id))
      .limit(BATCH)
    for (const { title } of rows) learn(counts, title)
    titles += rows.length
    last = rows.at(-1)?.id ?? last
    more = rows.length === BATCH
    if (more) await new Promise(setImmediate)
  }
  return titles
}

async function read(db: Db, version: number): Promise<TitleWords> {
  const begun = performance.now()
  const counts: WordCounts = new Map()
  await learnShelves(db, counts)
  const titles = await learnTitles(db, counts)
  const readAt = performance.now()
  return { version, counts, titles, readAt, took: readAt - begun }
}

function readAgain(db: Db, reader: Reader, version: number): Promise<TitleWords> {
  reader.reading ??= read(db, version)
    .then((words) => (reader.latest = words))
    .finally(() => {
      reader.reading = null
    })
  return reader.reading
}

/**
 * Every word of titles and of categories' names in this version of the catalogue, with how often it occurs. In a large
 * catalogue nobody waits for new words: they are read in the background, now and then.
 */
export async function titleWords(version: number): Promise<ReadonlyMap<string, number>> {
  const db = await database()
  const reader = readerOf(db)
  const { latest } = reader
  if (latest?.version === version) return latest.counts
  if (!latest || latest.titles <= FEW) return (await readAgain(db, reader, version)).counts
  if (performance.now() - latest.readAt > latest.took * PAUSE) {
    readAgain(db, reader, version).catch((error: unknown) =>
      log().warn({ err: error }, 'The words of titles were not read'),
    )
  }
  return latest.counts
}
