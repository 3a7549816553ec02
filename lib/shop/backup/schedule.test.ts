import { randomUUID } from 'node:crypto'
import fs from 'node:fs'
import { mkdir, mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { afterAll, beforeAll, beforeEach, expect, jest, test } from '@jest/globals'
import { database } from '@/lib/db/database'
import { describeOnOneEngine } from '@/lib/db/testing/engines'
import { setEnvironment } from '@/lib/testing/environment'
import { addProduct } from '../catalogue/testing/fixture'
import { startBucket, type TestBucket } from '../media/testing/bucket'
import { backupFolder, tablesInOrder } from './format'
import { backupPlace } from './place'
import { verifyBackup } from './read'
import { restoreBackup } from './restore'
import { backupSchedule, backUpWhenDue } from './schedule'
import { writeBackup } from './write'

const modeOf = async (path: string) => (await stat(path)).mode & 0o777

/** Of 28 November in Asia/Dubai. */
const at = (time: string) => new Date(`2026-11-28T${time}:00+04:00`)

let folder = ''
let bucket: TestBucket

describeOnOneEngine('scheduled backups', () => {
  beforeAll(async () => {
    bucket = await startBucket()
    await addProduct({ title: { en: 'Hay', ar: 'تبن' } })
  })
  beforeEach(async () => {
    if (folder) await rm(folder, { recursive: true, force: true })
    folder = await mkdtemp(join(tmpdir(), 'oasis-test-backups-'))
    setEnvironment('BACKUP_AT', '03:30,15:30')
    setEnvironment('BACKUP_KEEP', '2')
    setEnvironment('BACKUP_TO', folder)
  })
  afterAll(async () => {
    for (const name of ['BACKUP_AT', 'BACKUP_KEEP', 'BACKUP_TO']) setEnvironment(name, undefined)
    await bucket.drop()
    await rm(folder, { recursive: true, force: true })
  })

  test('are not made without times', async () => {
    setEnvironment('BACKUP_AT', undefined)
    await backUpWhenDue(at('12:00'))
    expect(await readdir(folder)).toEqual([])
    expect(await backupSchedule(at('12:00'))).toMatchObject({ at: [], next: null, last: null, failure: null })
  })

  test('are made once at their time by one of several instances, can be restored, and the oldest go', async () => {
    await writeFile(join(folder, 'mine.gz'), 'mine')
    await Promise.all([backUpWhenDue(at('03:31')), backUpWhenDue(at('03:31')), backUpWhenDue(at('03:32'))])
    await backUpWhenDue(at('15:29'))
    expect((await readdir(folder)).sort()).toEqual(['mine.gz', 'oasis-2026-11-27T23-30Z.gz'])
    expect(await verifyBackup(join(folder, 'oasis-2026-11-27T23-30Z.gz'))).toMatchObject({ rows: { products: 1 } })
    // It holds every secret of the shop.
    expect(await modeOf(join(folder, 'oasis-2026-11-27T23-30Z.gz'))).toBe(0o600)
    expect((await backupSchedule()).last?.at).toBe(at('03:30').toISOString())
    await backUpWhenDue(at('15:30'))
    const tomorrow = new Date(at('03:30').getTime() + 86_400_000)
    await backUpWhenDue(tomorrow)
    expect((await readdir(folder)).sort()).toEqual([
      'mine.gz',
      'oasis-2026-11-28T11-30Z.gz',
      'oasis-2026-11-28T23-30Z.gz',
    ])
    expect(await backupSchedule(tomorrow)).toMatchObject({
      at: ['03:30', '15:30'],
      keep: 2,
      to: folder,
      next: '2026-11-29T11:30:00.000Z',
      last: { at: '2026-11-28T23:30:00.000Z', file: 'oasis-2026-11-28T23-30Z.gz' },
      failure: null,
    })
  })

  test('that fail say so, keep the last one, and are tried again an hour later', async () => {
    const due = new Date('2026-11-30T03:30:00+04:00')
    const later = (minutes: number) => new Date(due.getTime() + minutes * 60_000)
    const { last } = await backupSchedule()
    const file = join(folder, 'no folder')
    await writeFile(file, '')
    setEnvironment('BACKUP_TO', file)
    await expect(backUpWhenDue(due)).rejects.toThrow('EEXIST')
    await backUpWhenDue(later(59))
    expect(await readdir(folder)).toEqual(['no folder'])
    expect(await backupSchedule()).toMatchObject({ last, failure: { reason: expect.stringContaining('EEXIST') } })
    setEnvironment('BACKUP_TO', folder)
    await backUpWhenDue(later(60))
    expect(await backupSchedule()).toMatchObject({ last: { at: due.toISOString() }, failure: null })
  })

  test('that are damaged are deleted, those that could not be read back stay, and all are made again an hour later', async () => {
    const due = new Date('2026-11-30T15:30:00+04:00')
    const later = (hours: number) => new Date(due.getTime() + hours * 60 * 60_000)
    const reading = jest.spyOn(fs, 'createReadStream').mockImplementationOnce(() => {
      throw new Error('EIO')
    })
    await expect(backUpWhenDue(due)).rejects.toThrow('EIO')
    reading.mockImplementationOnce(() => new PassThrough().end('no backup') as never)
    await expect(backUpWhenDue(later(1))).rejects.toMatchObject({ code: 'BadRequest' })
    reading.mockRestore()
    expect(await readdir(folder)).toEqual(['oasis-2026-11-30T11-30Z.gz'])
    await backUpWhenDue(later(2))
    expect((await readdir(folder)).sort()).toEqual(['oasis-2026-11-30T11-30Z.gz', 'oasis-2026-11-30T13-30Z.gz'])
  })

  test('are copied, since the folder may be another disk, and leave nothing where that fails', async () => {
    const made = join(folder, 'made')
    await writeFile(made, 'a backup')
    await mkdir(join(folder, 'taken'))
    const place = backupPlace(folder)
    await expect(place.take(made, 'taken')).rejects.toThrow('taken')
    await expect(writeBackup(join(folder, 'taken'))).rejects.toThrow('taken')
    await place.take(made, 'copy')
    expect((await readdir(folder)).sort()).toEqual(['copy', 'made', 'taken'])
  })

  test('delete the partial copies of killed processes, each as large as the shop', async () => {
    const names = [randomUUID(), randomUUID()].map((id) => `.${id}.part`)
    const [old = '', young = ''] = names
    for (const name of [...names, '.mine.part']) await writeFile(join(folder, name), 'cut off')
    const dayBefore = new Date(Date.now() - 25 * 60 * 60 * 1000)
    for (const name of [old, '.mine.part']) await utimes(join(folder, name), dayBefore, dayBefore)
    await writeFile(join(folder, 'made'), 'a backup')
    await backupPlace(folder).take(join(folder, 'made'), 'copy')
    expect((await readdir(folder)).sort()).toEqual([young, '.mine.part', 'copy', 'made'].sort())
  })

  test('go to a bucket, are read back from there, and go from there', async () => {
    setEnvironment('BACKUP_TO', 's3://oasis/backups')
    for (const day of ['01', '02', '03']) await backUpWhenDue(new Date(`2026-12-${day}T03:30:00+04:00`))
    const place = backupPlace('s3://oasis/backups')
    expect((await place.list()).sort()).toEqual(['oasis-2026-12-01T23-30Z.gz', 'oasis-2026-12-02T23-30Z.gz'])
    let read = false
    await place.check('oasis-2026-12-02T23-30Z.gz', async (path) => {
      expect([(await verifyBackup(path)).rows.products, await modeOf(path)]).toEqual([1, 0o600])
      read = true
    })
    expect(read).toBe(true)
    // The copies that it read back are gone.
    expect(await readdir(backupFolder())).toEqual([])
  })
  test('never replace one that is there, by that of an empty or a restored shop', async () => {
    const day = (time: string) => new Date(`2026-12-05T${time}:00+04:00`)
    const made = join(folder, 'oasis-2026-12-04T23-30Z.gz')
    await backUpWhenDue(day('03:30'))
    const db = await database()
    for (const table of tablesInOrder().toReversed()) await db.delete(table)
    await backUpWhenDue(day('10:00'))
    expect(await readdir(folder)).toEqual(['oasis-2026-12-04T23-30Z.gz'])
    expect((await verifyBackup(made)).rows.products).toBe(1)
    expect(await backupSchedule()).toMatchObject({ last: null, failure: null })
    await restoreBackup(made)
    await addProduct({ title: { en: 'Barley', ar: 'شعير' } })
    await backUpWhenDue(day('10:01'))
    expect((await verifyBackup(made)).rows.products).toBe(1)
    const { last } = await backupSchedule()
    expect(last).toMatchObject({ at: day('03:30').toISOString(), file: 'oasis-2026-12-05T06-01Z.gz' })
    expect((await verifyBackup(join(folder, last?.file ?? ''))).rows.products).toBe(2)
  })
})
