import type { IncomingMessage, ServerResponse } from 'node:http'
import { mediaFileName, parseMediaFileName } from '@/lib/media/address'
import { readMediaFile } from '@/lib/shop/media/store'
import { fileResponse } from './file-response'
import { intercept } from './intercept'

/**
 * Sends pictures that the shop keeps as files without the way through Next, which is several times as long. A picture that is
 * not there yet, and whatever else is asked for, goes on to its route. Call before the first request. Gives what ends it
 * (tests). Standards 28.
 */
export function sendMediaFiles(): () => void {
  return intercept((request, response, next) => {
    const [, name] = /^\/media\/([\w.-]+)$/.exec(request.url ?? '') ?? []
    const file = name && request.method === 'GET' ? parseMediaFileName(name) : null
    if (!file) return next()
    readMediaFile(file)
      .catch(() => null)
      .then((body) => (body ? send(request, response, mediaFileName(file), body) : next()))
      .catch(() => response.destroy())
  })
}

function send(request: IncomingMessage, response: ServerResponse, name: string, body: Buffer): void {
  const known = request.headers['if-none-match']
  const asked = new Request(`http://shop/media/${name}`, { headers: known ? { 'if-none-match': known } : {} })
  const { status, headers } = fileResponse(asked, { body, type: 'image/webp', etag: name.replace(/\.webp$/, ''), name })
  response.writeHead(status, Object.fromEntries(headers))
  response.end(status === 200 ? body : undefined)
}
