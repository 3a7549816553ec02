import 'server-only'
import { parseMediaFileName } from '@/lib/media/address'
import { fileResponse, laterFile, noFile } from './file-response'
import { source } from './source/chosen'

/** Answers `/media/<hash>-<width>.webp`: 200, 304, 404, or 503 while a drawn picture cannot be made. */
export async function mediaResponse(request: Request, name: string): Promise<Response> {
  const file = parseMediaFileName(name)
  if (!file) return noFile()
  try {
    const body = await source().readPicture(file.hash, file.width)
    return body
      ? fileResponse(request, { body, type: 'image/webp', etag: `${file.hash}-${file.width}`, name })
      : noFile()
  } catch (error) {
    console.error(`Picture ${name}:`, error instanceof Error ? error.message : error)
    return laterFile()
  }
}
