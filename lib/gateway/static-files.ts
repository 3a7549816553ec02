import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { extname, join, relative, sep } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { intercept } from './intercept'

const compress = promisify(brotliCompress)
const types: Record<string, string> = {
  '.js': 'application/javascript; charset=UTF-8',
  '.css': 'text/css; charset=UTF-8',
}

/**
 * Sends the build's scripts and styles, whose addresses never change what they hold, as small as Brotli can make them: that takes
 * seconds, so it is done once, behind the open shop. Until then, and for other browsers, Next sends them. `folder` is the build's
 * `static`, empty when nothing is built. Gives, when all are packed, what ends it (tests). Standards 25.
 */
export async function packStaticFiles(folder: string): Promise<() => void> {
  const packed = new Map<string, { type: string; body: Buffer }>()
  const stop = intercept((request, response, next) => {
    const file = request.method === 'GET' && request.url ? packed.get(request.url) : undefined
    if (!file || !/(^|[ ,])br(,|$)/.test(String(request.headers['accept-encoding']))) return next()
    response.writeHead(200, {
      'Content-Type': file.type,
      'Content-Encoding': 'br',
      'Content-Length': file.body.length,
      'Cache-Control': 'public, max-age=31536000, immutable',
      'X-Content-Type-Options': 'nosniff',
      Vary: 'Accept-Encoding',
    })
    response.end(file.body)
  })
  const entries = existsSync(folder) ? await readdir(folder, { recursive: true, withFileTypes: true }) : []
  for (const entry of entries) {
    const path = join(entry.parentPath, entry.name)
    const type = types[extname(path)]
    if (!entry.isFile() || !type) continue
    const content = await readFile(path)
    const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length }
    const url = `/_next/static/${relative(folder, path).split(sep).map(encodeURIComponent).join('/')}`
    packed.set(url, { type, body: await compress(content, { params }) })
  }
  return stop
}
