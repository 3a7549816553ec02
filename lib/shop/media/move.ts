import 'server-only'
import { ShopError } from '@/lib/contract/error'
import type { MediaMoveBody, MediaMoveEvent } from '@/lib/contract/staff'
import { transaction } from '@/lib/db/database'
import { audited } from '../audit/record'
import { folderStore } from './folder-store'
import { byHash, type ListedFile, type MediaStore } from './object-store'
import { s3Store } from './s3-store'

/** Pictures and videos copied at a time. */
const AT_ONCE = 8

/**
 * Copies pictures and videos from the media folder to the bucket of `MEDIA_STORE`, or back. Files there with the same size are
 * skipped, so that a second run goes on where the first one stopped. Reads every copy back and compares it; an original is deleted
 * only after that. Throws Conflict without a bucket.
 */
export async function* moveMedia({ to, dryRun, remove }: MediaMoveBody): AsyncGenerator<MediaMoveEvent> {
  const bucket = s3Store()
  if (!bucket)
    throw new ShopError('Conflict', [
      { path: 'to', msg: 'Set MEDIA_STORE and its keys, and start the shop with them.' },
    ])
  const [from, target] = to === 'store' ? [folderStore, bucket] : [bucket, folderStore]
  const report = { copied: 0, bytes: 0, present: 0, removed: 0 }
  const total = await count(from)

  /** The files of one picture or video, narrowest first: a picture counts as stored when its widest file is. */
  async function move(files: ListedFile[]): Promise<void> {
    const ordered = files.toSorted((one, other) => one.name.localeCompare(other.name, 'en', { numeric: true }))
    for (const file of ordered) await moveFile(file)
  }

  async function moveFile({ name, details }: ListedFile): Promise<void> {
    const [own, there] = await Promise.all([details(), target.open(name)])
    if (!own) return
    const isPresent = there?.size === own.size
    if (isPresent) report.present += 1
    else {
      report.copied += 1
      report.bytes += own.size
    }
    if (dryRun || (isPresent && !remove)) return
    const data = await from.get(name)
    // The sweep may have deleted it since.
    if (!data) return
    if (!isPresent) await target.put([{ name, data }])
    if (!(await target.get(name))?.equals(data))
      throw new ShopError('Conflict', [
        { path: name, msg: `The copy of ${name} is not the same. Nothing was deleted.` },
      ])
    if (!remove) return
    await from.remove([name])
    report.removed += 1
  }

  yield { type: 'progress', done: 0, total }
  for await (const listed of from.list()) {
    const groups = [...byHash(listed).values()]
    for (let at = 0; at < groups.length; at += AT_ONCE) {
      await Promise.all(groups.slice(at, at + AT_ONCE).map(move))
      yield { type: 'progress', done: report.copied + report.present, total }
    }
  }
  await transaction((tx) => audited(tx, { subject: 'media', after: { to, dryRun, remove, ...report } }))
  yield { type: 'done', result: report }
}

async function count(store: MediaStore): Promise<number> {
  let files = 0
  for await (const listed of store.list()) files += listed.length
  return files
}
