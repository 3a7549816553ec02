import { randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { Hono } from 'hono'
import { config } from '@/lib/config'
import { ShopError } from '@/lib/contract/error'
import { piecesOf } from '@/lib/pieces'
import { restoreBackup } from '@/lib/shop/backup/restore'
import { writeBackup } from '@/lib/shop/backup/write'

/** The whole shop as one file, and back. */
export const backupCalls = new Hono()

backupCalls.get('/backup', async () => {
  const path = scratchPath()
  await writeBackup(path)
  const { size } = await stat(path)
  const headers = {
    'content-type': 'application/gzip',
    'content-length': String(size),
    'cache-control': 'no-store, no-transform',
    'content-disposition': 'attachment; filename="oasis-backup.gz"',
  }
  return new Response(bytesOf(path), { headers })
})

backupCalls.post('/restore', async (c) => {
  const { body } = c.req.raw
  if (!body) throw new ShopError('BadRequest', [{ path: 'file', msg: 'The body is the backup.' }])
  const path = scratchPath()
  try {
    await mkdir(join(path, '..'), { recursive: true })
    await pipeline(piecesOf(body), createWriteStream(path, { flags: 'wx', mode: 0o600 }))
    return c.json({ data: await restoreBackup(path) })
  } finally {
    await rm(path, { force: true })
  }
})

function scratchPath(): string {
  return join(config().dataDir, 'backups', `.${randomUUID()}`)
}

/** The file's bytes; it is gone when they are read, or nobody reads on. */
function bytesOf(path: string): ReadableStream<Uint8Array> {
  const file = Readable.toWeb(createReadStream(path)).getReader()
  const done = () => rm(path, { force: true })
  return new ReadableStream({
    async pull(controller) {
      const next = await file.read()
      if (!next.done) return controller.enqueue(next.value)
      await done()
      controller.close()
    },
    async cancel() {
      await file.cancel()
      await done()
    },
  })
}
