import 'server-only'
import { eq, sql } from 'drizzle-orm'
import { database, type Tx } from '@/lib/db/database'
import { catalogueVersion } from '@/lib/db/schema'

const ROW = 1
/** How long a change made by another instance may go unnoticed, in ms. */
const LOOK_EVERY = 1000
/** After a bump of this process every read looks, until its transaction is surely over, in ms. */
const LOOK_ALWAYS_FOR = 10_000

interface Known {
  version: number
  lookedAt: number
  lookAlwaysUntil: number
  looking: Promise<number> | null
}

declare global {
  var oasisCatalogueVersion: Known | undefined
}

function known(): Known {
  return (globalThis.oasisCatalogueVersion ??= { version: -1, lookedAt: 0, lookAlwaysUntil: 0, looking: null })
}

/** Marks the catalogue as changed. Call it in the transaction of every change of products, categories, settings or groups. */
export async function bumpCatalogue(tx: Tx): Promise<void> {
  await tx
    .insert(catalogueVersion)
    .values({ id: ROW, version: 1 })
    .onConflictDoUpdate({ target: catalogueVersion.id, set: { version: sql`${catalogueVersion.version} + 1` } })
  known().lookAlwaysUntil = Date.now() + LOOK_ALWAYS_FOR
}

/** The catalogue's version: at most a second old, and never older than a change this process has committed. */
export async function currentVersion(): Promise<number> {
  const state = known()
  const now = Date.now()
  if (now >= state.lookAlwaysUntil && now - state.lookedAt < LOOK_EVERY) return state.version
  if (now < state.lookAlwaysUntil) return look(state)
  state.looking ??= look(state).finally(() => {
    state.looking = null
  })
  return state.looking
}

async function look(state: Known): Promise<number> {
  const startedAt = Date.now()
  const db = await database()
  const [row] = await db.select({ version: catalogueVersion.version }).from(catalogueVersion).where(eq(catalogueVersion.id, ROW))
  state.version = row?.version ?? 0
  state.lookedAt = startedAt
  return state.version
}
