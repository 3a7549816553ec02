import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, open, rm, type FileHandle } from 'node:fs/promises'
import { dirname } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { Hono } from 'hono'
import { ShopError } from '@/lib/contract/error'
import { auditedExport } from '@/lib/shop/audit/record'
import { backupScratch } from '@/lib/shop/backup/format'
import { verifyBackup } from '@/lib/shop/backup/read'
import { restoreBackup } from '@/lib/shop/backup/restore'
import { writeBackup } from '@/lib/shop/backup/write'
import { bodyChunks } from '../read-body'

export const backupCalls = new Hono()

backupCalls.get('/backup', async (c) => {
  const path = backupScratch(randomUUID())
  await writeBackup(path)
  const file = await openUnlinked(path)
  const { size } = await file.stat()
  await auditedExport({ subject: 'backup', after: { bytes: size } })
  const headers = {
    'content-type': 'application/gzip',
    'content-length': String(size),
    'cache-control': 'no-store, no-transform',
    'content-disposition': 'attachment; filename="oasis-backup.gz"',
  }
  return new Response(bytesOf(file, c.req.raw.signal), { headers })
})

backupCalls.post('/restore', async (c) => c.json({ data: await withUpload(c.req.raw, restoreBackup) }))
/** Reads and checks a backup; restores nothing. */
backupCalls.post('/backup/verify', async (c) => c.json({ data: await withUpload(c.req.raw, verifyBackup) }))

/** Keeps the backup in a request's body in a file of its own while `work` reads it. */
async function withUpload<R>(request: Request, work: (path: string) => Promise<R>): Promise<R> {
  if (!request.body) throw new ShopError('BadRequest', [{ path: 'file', msg: 'The body is the backup.' }])
  const path = backupScratch(randomUUID())
  try {
    await mkdir(dirname(path), { recursive: true })
    await pipeline(bodyChunks(request, Infinity), createWriteStream(path, { flags: 'wx', mode: 0o600 }))
    return await work(path)
  } finally {
    await rm(path, { force: true })
  }
}

/** Opens and unlinks a file: the disk space is freed when it is closed, even if the shop is killed. */
async function openUnlinked(path: string): Promise<FileHandle> {
  try {
    return await open(path, 'r')
  } finally {
    await rm(path, { force: true })
  }
}

/** Streams the file and closes it at its end, on cancel, and when the client disconnects. */
function bytesOf(file: FileHandle, gone: AbortSignal): ReadableStream<Uint8Array> {
  const source = file.createReadStream()
  const chunks: AsyncIterator<Uint8Array> = source[Symbol.asyncIterator]()
  let left = false
  const leave = () => {
    left = true
    source.destroy()
  }
  if (gone.aborted) leave()
  gone.addEventListener('abort', leave, { once: true })
  return new ReadableStream({
    async pull(controller) {
      const next = await chunks.next().catch((error: unknown) => controller.error(error))
      // The stream was cancelled and would throw on enqueue.
      if (!next || left) return
      if (next.done) controller.close()
      else controller.enqueue(next.value)
    },
    cancel: leave,
  })
}
