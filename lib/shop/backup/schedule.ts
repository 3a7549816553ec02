import 'server-only'
import { randomUUID } from 'node:crypto'
import { rm, stat } from 'node:fs/promises'
import { z } from 'zod'
import { config } from '@/lib/config/environment'
import { ShopError } from '@/lib/contract/error'
import type { BackupSchedule } from '@/lib/contract/staff'
import { database, transaction } from '@/lib/db/database'
import { addDays, dubaiDate, dubaiMoment } from '@/lib/utils/dubai-time'
import { lockSettings } from '../catalogue/settings'
import { readSetting, writeSetting } from '../setting-rows'
import { isEmptyShop } from './empty-shop'
import { backupScratch } from './format'
import { backupPlace } from './place'
import { verifyBackup } from './read'
import { writeBackup } from './write'

/** Settings key of what the schedule did last. */
const KEY = 'scheduled-backup'
/** Time after which a backup that neither ended nor failed was killed, and a failed one is tried again, ms. */
const AGAIN_AFTER = 60 * 60 * 1000

const State = z.object({
  /** The time it was due, and when an instance took it up. ISO. */
  due: z.string(),
  begun: z.string(),
  /** The newest whole backup. */
  last: z.object({ at: z.string(), file: z.string(), bytes: z.number() }).nullable(),
  /** Why the newest attempt failed; null when it did not. */
  failure: z.object({ at: z.string(), reason: z.string() }).nullable(),
})
type State = z.infer<typeof State>

/**
 * Makes the backup of `BACKUP_AT` when its time has come: writes it, reads it back from its place, and deletes those beyond
 * `BACKUP_KEEP`. Of several instances on a database one makes it. A time missed while the shop was down is made up for. An empty shop
 * makes none. Throws when it fails, and tries again an hour later.
 */
export async function backUpWhenDue(now = new Date()): Promise<void> {
  const due = latestTime(now)
  if (!due || !(await claim(due, now))) return
  try {
    await record(await backUp(due, now), null)
  } catch (error) {
    await record(null, { at: new Date().toISOString(), reason: error instanceof Error ? error.message : String(error) })
    throw error
  }
}

/** What the back office shows of the schedule. */
export async function backupSchedule(now = new Date()): Promise<BackupSchedule> {
  const { at, keep, to } = config().backup
  const { last = null, failure = null } = (await state()) ?? {}
  const today = dubaiDate(now)
  const next = momentsOf([today, addDays(today, 1)]).find((moment) => moment > now)
  return { at, keep, to, next: next?.toISOString() ?? null, last, failure }
}

/** The age of the newest whole backup in seconds (null for none), and whether the newest attempt failed. Null without a schedule. */
export async function backupHealth(): Promise<{ age: number | null; failed: boolean } | null> {
  if (config().backup.at.length === 0) return null
  const { last = null, failure = null } = (await state()) ?? {}
  return { age: last && (Date.now() - Date.parse(last.at)) / 1000, failed: failure !== null }
}

async function state(): Promise<State | null> {
  return readSetting(await database(), KEY, State)
}

/** The scheduled moments of these dates in Asia/Dubai, earliest first. */
function momentsOf(dates: string[]): Date[] {
  const times = config().backup.at.toSorted()
  return dates.flatMap((date) => times.map((time) => dubaiMoment(date, time)))
}

function latestTime(now: Date): string | undefined {
  const today = dubaiDate(now)
  return momentsOf([addDays(today, -1), today])
    .findLast((moment) => moment <= now)
    ?.toISOString()
}

/** Takes up the backup of `due`, unless it is made or another instance is at it. */
async function claim(due: string, now: Date): Promise<boolean> {
  if ((await state())?.last?.at === due) return false
  // It may await the restore of the backups that its own would push out.
  if (await isEmptyShop(await database())) return false
  return transaction(async (tx) => {
    await lockSettings(tx)
    const former = await readSetting(tx, KEY, State)
    if (former?.last?.at === due) return false
    if (former?.due === due && now.getTime() - Date.parse(former.begun) < AGAIN_AFTER) return false
    const value: State = { last: null, failure: null, ...former, due, begun: now.toISOString() }
    await writeSetting(tx, { key: KEY, value })
    return true
  })
}

async function record(last: State['last'], failure: State['failure']): Promise<void> {
  await transaction(async (tx) => {
    const former = await readSetting(tx, KEY, State)
    if (former) await writeSetting(tx, { key: KEY, value: { ...former, last: last ?? former.last, failure } })
  })
}

function fileOf(moment: string): string {
  return `oasis-${moment.slice(0, 16).replaceAll(':', '-')}Z.gz`
}

async function backUp(due: string, now: Date): Promise<NonNullable<State['last']>> {
  const { to, keep } = config().backup
  const place = backupPlace(to)
  // The backup of that time may be the only one of what a restore has replaced, or of a lost database.
  const file = (await place.list()).includes(fileOf(due)) ? fileOf(now.toISOString()) : fileOf(due)
  const scratch = backupScratch(randomUUID())
  let bytes = 0
  try {
    await writeBackup(scratch)
    bytes = (await stat(scratch)).size
    await place.take(scratch, file)
  } finally {
    await rm(scratch, { force: true })
  }
  await place.check(file, verifyBackup).catch(async (error: unknown) => {
    // A damaged file would count as one of those that are kept. One that could not be read may be whole.
    if (error instanceof ShopError) await place.remove(file).catch(() => undefined)
    throw error
  })
  const names = (await place.list()).filter((name) => /^oasis-[\dT-]{16}Z\.gz$/.test(name)).sort()
  for (const name of names.slice(0, -keep)) await place.remove(name)
  return { at: due, file, bytes }
}
