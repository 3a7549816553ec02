import { parseMediaFileName } from '@/lib/media/address'
import { readMediaFile } from '@/lib/shop/media/store'
import { fileAnswer, pictureFile } from '@/lib/api/files/file-response'
import { intercept } from './intercept'

/**
 * Sends pictures that the shop keeps as files without the way through Next, which is several times as long. A picture that is
 * not there yet, and whatever else is asked for, goes on to its route. Call before the first request. Gives what ends it
 * (tests). Standards 28.
 */
export function serveMediaFiles(): () => void {
  return intercept((request, response, next) => {
    const [, name] = /^\/media\/([\w.-]+)$/.exec(request.url ?? '') ?? []
    const { method = '' } = request
    const file = name && ['GET', 'HEAD'].includes(method) ? parseMediaFileName(name) : null
    if (!file) return next()
    readMediaFile(file)
      .catch(() => null)
      .then((picture) => {
        if (!picture) return next()
        const asked = (header: string) => request.headers[header]?.toString()
        const { status, headers, body } = fileAnswer(method, asked, pictureFile(file, picture))
        response.writeHead(status, headers).end(body)
      })
      .catch(() => response.destroy())
  })
}
