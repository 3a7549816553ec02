import 'server-only'
import { log } from '@/lib/utils/log'
import { askedMediaFile } from '@/lib/media/address'
import { fileResponse, pendingFile, noFile, passingFile, pictureFile } from './file-response'
import { getBackend } from '@/lib/backend/get-backend'

/** Serves `/media/<hash>[-<width>.webp]`: 200, 304, 404, or 503 when rendering fails. A quick drawing is uncacheable. */
export async function mediaResponse(request: Request, name: string): Promise<Response> {
  const file = askedMediaFile(name)
  if (!file) return noFile()
  try {
    const shown = await getBackend().showPicture(file.hash, file.width)
    if (!shown) return noFile()
    const picture = pictureFile(file, shown.body)
    return shown.final ? fileResponse(request, picture) : passingFile(request, picture)
  } catch (error) {
    log().error({ err: error, file: name }, 'A picture could not be made')
    return pendingFile()
  }
}
