import { openAsBlob } from 'node:fs'
import { SavedVideoWire } from '@/lib/contract/staff'
import { VIDEO_MAX_BYTES } from '@/lib/contract/staff-catalogue'
import { ShopRefused, type StaffClient } from './client'
import { errorReason } from './exit'
import { BAD_PICTURE, hashOf, type PictureFolder, type RefusedPicture } from './pictures'

export interface SentVideos {
  /** Name in the shop by path, of all usable videos. */
  names: Record<string, string>
  refused: RefusedPicture[]
}

/**
 * Uploads the videos at these paths, one by one: each is large. Reports and leaves out one that is unreadable or refused. A dry
 * run sends none and names them by their bytes.
 */
export async function sendVideos(
  client: StaffClient,
  folder: PictureFolder,
  paths: string[],
  { dryRun }: { dryRun: boolean },
): Promise<SentVideos> {
  const sent: SentVideos = { names: {}, refused: [] }
  for (const path of paths) {
    try {
      const body = await openAsBlob(folder.path(path))
      if (body.size > VIDEO_MAX_BYTES)
        throw new RefusedVideo(`The video is larger than ${VIDEO_MAX_BYTES / 1024 ** 2} MB.`)
      const call = `/media/videos?name=${encodeURIComponent(path)}`
      sent.names[path] = dryRun
        ? `${await hashOf(folder.path(path))}.${/\.webm$/i.test(path) ? 'webm' : 'mp4'}`
        : (await client.call(SavedVideoWire, call, { method: 'POST', body })).name
    } catch (error) {
      const reason = refusal(error)
      if (reason === null) throw error
      console.error(`${path}: ${reason}`)
      sent.refused.push({ name: path, reason })
    }
  }
  return sent
}

class RefusedVideo extends Error {
  override name = 'RefusedVideo'
}

/** Why a video was left out; null when the call failed for another reason. */
function refusal(error: unknown): string | null {
  if (error instanceof RefusedVideo) return error.message
  if (error instanceof ShopRefused) return BAD_PICTURE.includes(error.status) ? error.message : null
  const isOfFile = error instanceof Error && 'code' in error && typeof error.code === 'string'
  return isOfFile ? `The file cannot be read: ${errorReason(error)}.` : null
}
