import { existsSync } from 'node:fs'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { extname, join, relative, sep } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants } from 'node:zlib'
import { wholeFile } from '@/lib/utils/whole-file'
import type { Step } from './http'

const [compress, decompress] = [promisify(brotliCompress), promisify(brotliDecompress)]
const types: Record<string, string> = {
  '.js': 'application/javascript; charset=UTF-8',
  '.css': 'text/css; charset=UTF-8',
}

/**
 * Sends the build's immutable scripts and styles at maximum Brotli. Compressing takes seconds, so `compressAll` runs in the
 * background and stores its results beside the build for the next start; until then, and for other encodings, Next sends the files.
 * `build`: Next's output folder. Standards 25.
 */
export function staticFiles(build: string): { send: Step; compressAll: () => Promise<void> } {
  const folder = join(build, 'static')
  const packed = new Map<string, { type: string; body: Buffer }>()

  async function compressAll(): Promise<void> {
    const entries = existsSync(folder) ? await readdir(folder, { recursive: true, withFileTypes: true }) : []
    for (const entry of entries) {
      const path = join(entry.parentPath, entry.name)
      const type = types[extname(path)]
      if (!entry.isFile() || !type) continue
      const content = await readFile(path)
      const name = relative(folder, path)
      const url = `/_next/static/${name.split(sep).map(encodeURIComponent).join('/')}`
      packed.set(url, { type, body: await compressedOnce(content, join(build, 'packed', `${name}.br`)) })
    }
  }

  const send: Step = (request, response, next) => {
    const file = request.method === 'GET' && request.url ? packed.get(request.url) : undefined
    if (!file || !/(^|[ ,])br(,|$)/.test(String(request.headers['accept-encoding']))) return next()
    response.writeHead(200, {
      'Content-Type': file.type,
      'Content-Encoding': 'br',
      'Content-Length': file.body.length,
      'Cache-Control': 'public, max-age=31536000, immutable',
      Vary: 'Accept-Encoding',
    })
    response.end(file.body)
  }
  return { send, compressAll }
}

/** Returns the compressed content stored by an earlier start or another process, or compresses it. */
async function compressedOnce(content: Buffer, path: string): Promise<Buffer> {
  const stored = await readFile(path).catch(() => null)
  const decoded = stored && (await decompress(stored).catch(() => null))
  if (stored && decoded?.equals(content)) return stored
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length }
  const body = await compress(content, { params })
  // In a read-only folder the next start compresses again.
  await wholeFile(path, (draft) => writeFile(draft, body)).catch(() => undefined)
  return body
}
