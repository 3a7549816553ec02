import 'server-only'
import { randomUUID } from 'node:crypto'
import { createWriteStream, openAsBlob } from 'node:fs'
import { copyFile, mkdir, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { readStream } from '@/lib/utils/read-stream'
import { s3Client } from '../media/s3-store'
import { deleteOldFiles } from '../old-files'
import { backupScratch } from './format'

/** Age from which a partial copy belongs to a process that was killed, ms. */
const LEFTOVER_AFTER = 24 * 60 * 60 * 1000

/** Where scheduled backups go. */
interface BackupPlace {
  /** Copies a file there; it appears whole or not at all. */
  take(path: string, name: string): Promise<void>
  /** Reads a backup as it is there. */
  check(name: string, verify: (path: string) => Promise<unknown>): Promise<void>
  list(): Promise<string[]>
  remove(name: string): Promise<void>
}

/** The place that `BACKUP_TO` names: a folder or `s3://bucket/folder`. */
export function backupPlace(to: string): BackupPlace {
  return to.startsWith('s3://') ? bucketPlace(to) : folderPlace(to)
}

function folderPlace(folder: string): BackupPlace {
  return {
    async take(path, name) {
      // The folder may be another disk, to which nothing can be renamed.
      const draft = join(folder, `.${randomUUID()}.part`)
      await mkdir(folder, { recursive: true })
      // Each is a full copy of the shop.
      await deleteOldFiles(folder, { age: LEFTOVER_AFTER, named: /^\.[0-9a-f-]{36}\.part$/ })
      try {
        await copyFile(path, draft)
        await rename(draft, join(folder, name))
      } finally {
        await rm(draft, { force: true })
      }
    },
    async check(name, verify) {
      await verify(join(folder, name))
    },
    async list() {
      await mkdir(folder, { recursive: true })
      return readdir(folder)
    },
    remove: (name) => rm(join(folder, name), { force: true }),
  }
}

function bucketPlace(address: string): BackupPlace {
  const { client, prefix } = s3Client(address)
  return {
    async take(path, name) {
      await client.putAnyObject(prefix + name, await openAsBlob(path), 'application/gzip')
    },
    async check(name, verify) {
      const copy = backupScratch(randomUUID())
      try {
        const { body } = await client.getObjectRaw(prefix + name)
        if (!body) throw new Error(`${address} has no ${name}`)
        await pipeline(readStream(body), createWriteStream(copy, { flags: 'wx', mode: 0o600 }))
        await verify(copy)
      } finally {
        await rm(copy, { force: true })
      }
    },
    async list() {
      const found = await client.listObjects('/', prefix)
      if (!found) throw new Error(`There is no bucket for ${address}`)
      return found.map(({ Key }) => Key.slice(prefix.length))
    },
    async remove(name) {
      await client.deleteObject(prefix + name)
    },
  }
}
