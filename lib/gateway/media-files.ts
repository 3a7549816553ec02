import { parseMediaFileName } from '@/lib/media/address'
import { readMediaFile } from '@/lib/shop/media/store'
import { fileHead, pictureFile } from './file-response'
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
      .then((body) => {
        if (!body) return next()
        const { status, headers } = fileHead(request.headers['if-none-match'], pictureFile(file, body))
        response.writeHead(status, headers).end(status === 200 ? body : undefined)
      })
      .catch(() => response.destroy())
  })
}
