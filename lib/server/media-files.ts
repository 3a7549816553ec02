import { parseMediaFileName } from '@/lib/media/address'
import { readMediaFile } from '@/lib/shop/media/store'
import { fileAnswer, pictureFile } from '@/lib/api/files/file-response'
import { intercept } from './intercept'

/**
 * Sends stored picture files without Next, which takes several times as long. Pictures not yet rendered and all other requests
 * pass on to their route. Call before the first request. Returns a function that ends it (tests). Standards 28.
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
        const headerOf = (header: string) => request.headers[header]?.toString()
        const { status, headers, body } = fileAnswer(method, headerOf, pictureFile(file, picture))
        response.writeHead(status, headers).end(body)
      })
      .catch(() => response.destroy())
  })
}
