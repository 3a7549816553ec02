import 'server-only'
import { requestedMediaFile } from '@/lib/media/address'
import {
  fileResponse,
  noFile,
  orUnavailable,
  passingFile,
  pictureFile,
  fileHead,
  sized,
  streamed,
} from './file-response'
import { getBackend } from '@/lib/backend/get-backend'
import { parseVideoFileName, videoFileName, videoTypes, type VideoFile } from '@/lib/media/video-name'

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

/** Serves a video: 200, 206 for a range, which players ask for, 304, 404, 416. */
function videoResponse(request: Request, file: VideoFile): Promise<Response> {
  const name = videoFileName(file)
  return orUnavailable(`The video ${name} could not be read`, async () => {
    const video = await getBackend().openVideo(file)
    if (!video) return noFile()
    const described = { size: video.size, type: videoTypes[file.kind], etag: file.hash, name }
    const { status, headers, part } = fileHead(request.method, (header) => request.headers.get(header), described)
    return sized(new Response(part && streamed(video.read(part.start, part.end)), { status, headers }))
  })
}
