import { fileAnswer, pictureFile } from '@/lib/api/files/file-response'
import { parseMediaFileName } from '@/lib/media/address'
import type { Step } from './http'
import { runningShop } from './running-shop'

/**
 * Sends stored picture files without Next, which takes several times as long. Pictures not yet stored and all other requests
 * pass on to their route. Standards 28.
 */
export const sendMediaFiles: Step = async (request, response, next) => {
  const [, name] = /^\/media\/([\w.-]+)$/.exec(request.url ?? '') ?? []
  const { method = '' } = request
  const file = name && ['GET', 'HEAD'].includes(method) ? parseMediaFileName(name) : null
  const picture =
    file &&
    (await runningShop()
      ?.readPicture(file)
      .catch(() => null))
  if (!file || !picture) return next()
  const headerOf = (header: string) => request.headers[header]?.toString()
  const { status, headers, body } = fileAnswer(method, headerOf, pictureFile(file, picture))
  response.writeHead(status, headers).end(body)
}
