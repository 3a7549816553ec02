import 'server-only'
import { requestedMediaFile } from '@/lib/media/address'
import { fileResponse, noFile, orUnavailable, passingFile, pictureFile } from './file-response'
import { getBackend } from '@/lib/backend/get-backend'
import { parseVideoFileName } from '@/lib/media/video-name'
import { videoResponse } from './videos'

/** Serves `/media/<hash>[-<width>.webp]` and videos: 200, 304, 404, or 503 when the API host's picture cannot be fetched. */
export async function mediaResponse(request: Request, name: string): Promise<Response> {
  const video = parseVideoFileName(name)
  if (video) return videoResponse(request, video)
  const file = requestedMediaFile(name)
  if (!file) return noFile()
  return orUnavailable(`The picture ${name} could not be made`, async () => {
    const body = await getBackend().readPicture(file.hash, file.width)
    return body ? fileResponse(request, pictureFile(file, body)) : noFile()
  })
}

/** Serves `/share/<name>-<version>.jpg`: 200, 304, 404; redirects an old version, so that old links keep their preview. */
export async function shareResponse(request: Request, file: string): Promise<Response> {
  return orUnavailable(`The share image ${file} could not be made`, async () => {
    const image = await getBackend().readShareImage(file)
    if (!image) return noFile()
    if ('movedTo' in image) return moved(`/share/${image.movedTo}`)
    const found = { body: image.jpeg, type: 'image/jpeg', etag: file.replace('.jpg', ''), name: file } as const
    return image.passing ? passingFile(request, found) : fileResponse(request, found)
  })
}

function moved(location: string): Response {
  return new Response(null, { status: 307, headers: { Location: location, 'Cache-Control': 'public, max-age=60' } })
}
