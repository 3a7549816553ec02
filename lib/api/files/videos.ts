import 'server-only'
import { getBackend } from '@/lib/backend/get-backend'
import { videoFileName, videoTypes, type VideoFile } from '@/lib/media/video-name'
import { fileHead, noFile, orUnavailable, sized } from './file-response'

/** Serves a video: 200, 206 for a range, which players ask for, 304, 404, 416. */
export function videoResponse(request: Request, file: VideoFile): Promise<Response> {
  const name = videoFileName(file)
  return orUnavailable(`The video ${name} could not be read`, async () => {
    const video = await getBackend().openVideo(file)
    if (!video) return noFile()
    const described = { size: video.size, type: videoTypes[file.kind], etag: file.hash, name }
    const { status, headers, part } = fileHead(request.method, (header) => request.headers.get(header), described)
    return sized(new Response(part && streamOf(video.read(part.start, part.end)), { status, headers }))
  })
}

/** Reads `chunks` as fast as the client takes them. */
function streamOf(chunks: AsyncIterable<Uint8Array>): ReadableStream<Uint8Array> {
  const reading = chunks[Symbol.asyncIterator]()
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await reading.next()
      if (done) controller.close()
      else controller.enqueue(value)
    },
    async cancel() {
      await reading.return?.()
    },
  })
}
