import 'server-only'
import { fileResponse, noFile, orUnavailable, passingFile } from './file-response'
import { getBackend } from '@/lib/backend/get-backend'

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
