import 'server-only'
import { isNull, sql } from 'drizzle-orm'
import { connections, database } from '@/lib/db/database'
import { outbox } from '@/lib/db/schema'
import type { Reading } from '@/lib/telemetry/metrics'
import { backupHealth } from './backup/schedule'
import { isSearchCurrent } from './catalogue/reindex'

/** The shop's states for the metrics. Throws while the database does not answer. */
export async function shopReadings(): Promise<Reading[]> {
  const [{ waiting, failed, oldest }, current, pool, backups] = await Promise.all([
    outboxCounts(),
    isSearchCurrent(),
    connections(),
    backupHealth(),
  ])
  return [
    { gauge: 'databaseUp', value: 1 },
    { gauge: 'outbox', labels: { state: 'waiting' }, value: waiting },
    { gauge: 'outbox', labels: { state: 'failed' }, value: failed },
    { gauge: 'outboxAge', value: oldest },
    { gauge: 'searchOutdated', value: current ? 0 : 1 },
    ...backupReadings(backups),
    ...Object.entries(pool ?? {}).map(([state, value]): Reading => ({
      gauge: 'connections',
      labels: { state },
      value,
    })),
  ]
}

function backupReadings(backups: Awaited<ReturnType<typeof backupHealth>>): Reading[] {
  if (!backups) return []
  const failed: Reading = { gauge: 'backupFailed', value: backups.failed ? 1 : 0 }
  return backups.age === null ? [failed] : [failed, { gauge: 'backupAge', value: backups.age }]
}

async function outboxCounts(): Promise<{ waiting: number; failed: number; oldest: number }> {
  const waiting = sql`filter (where ${outbox.failedAt} is null)`
  const [row] = await (
    await database()
  )
    .select({
      waiting: sql<number>`count(*) ${waiting}`,
      failed: sql<number>`count(${outbox.failedAt})`,
      oldest: sql<number>`coalesce(extract(epoch from now() - min(${outbox.createdAt}) ${waiting}), 0)::float8`,
    })
    .from(outbox)
    .where(isNull(outbox.deliveredAt))
  return row ?? { waiting: 0, failed: 0, oldest: 0 }
}
