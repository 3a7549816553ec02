import { constants, openAsBlob } from 'node:fs'
import { access, stat } from 'node:fs/promises'
import { basename } from 'node:path'
import { ImportEvent, ImportPlan, type ImportReport, SavedVideoWire } from '@/lib/contract/staff'
import { VIDEO_MAX_BYTES } from '@/lib/contract/staff-catalogue'
import { prepareVideo } from '@/lib/media/video-bytes'
import { ShopGone, type StaffClient, ShopRefused } from './client'
import { CommandError, exitCode, unreadable, errorReason } from './exit'
import { type Output, progress } from './output'
import { userPath } from './arguments'
import {
  pictureFolder,
  type RefusedPicture,
  sendPatiently,
  sendPictures,
  BAD_PICTURE,
  type PictureFolder,
} from './pictures'

interface ImportRequest {
  file: string
  images: string | undefined
  dryRun: boolean
}

interface Parts {
  file: Blob
  name: string
  /** Hash (see `pictureHash`) by picture file name; null without a folder of pictures. */
  pictures: Record<string, string> | null
  /** Name in the shop by video file name. */
  videos: Record<string, string>
  dryRun: boolean
}

/** The result of an import, with the pictures left out. */
export interface ImportEnd extends ImportReport {
  refusedPictures: RefusedPicture[]
}

/** How often an interrupted import resumes before the command gives up. */
const MAX_BREAKS = 5

/** Uploads the CSV with the pictures and videos it needs, and waits for the import. Throws CommandError. */
export async function importFile(client: StaffClient, request: ImportRequest, output: Output): Promise<ImportEnd> {
  const path = userPath(request.file)
  const found = await stat(path).catch(() => null)
  if (found?.isDirectory()) throw new CommandError(`${path} is a folder: name the CSV in it.`, exitCode.usage)
  if (!found?.isFile()) throw new CommandError(`There is no file ${path}.`, exitCode.usage)
  await access(path, constants.R_OK).catch(unreadable(path))
  const file = await openAsBlob(path)
  const name = basename(path)
  const folder = request.images === undefined ? null : await pictureFolder(userPath(request.images))
  // Checks the connection before a large upload.
  await client.send('')
  const plan = await client.call(ImportPlan, '/import/plan', {
    method: 'POST',
    body: form(file, name, { files: folder?.names ?? [] }),
  })
  output.say(
    `${name}: ${plan.products} products in ${plan.rows} rows${folder ? `, ${plan.pictures.length} pictures` : ''}`,
  )
  const sent = folder && (await sendPictures(client, folder, plan.pictures, { dryRun: request.dryRun, output }))
  const clips = folder && (await sendVideos(client, folder, plan.videos ?? [], request))
  const parts = { file, name, pictures: sent?.hashes ?? null, videos: clips?.names ?? {}, dryRun: request.dryRun }
  const refusedPictures = [...(sent?.refused ?? []), ...(clips?.refused ?? [])]
  return { ...(await untilDone(client, parts, output)), refusedPictures }
}

/** Runs the import; when the shop goes away, waits for it and resumes. */
async function untilDone(client: StaffClient, parts: Parts, output: Output): Promise<ImportReport> {
  let acknowledged = 0
  for (let breaks = 0; ; breaks++) {
    try {
      return await runImport(client, parts, output, (done) => {
        acknowledged = Math.max(acknowledged, done)
      })
    } catch (error) {
      if (!(error instanceof ShopGone) || breaks >= MAX_BREAKS) throw error
      if (!output.json)
        console.error(`The shop stopped answering; ${acknowledged} products are in and safe. Waiting for it …`)
      await client.waitUntilBack().catch((cause: unknown) => {
        const what = `The shop did not come back. ${acknowledged} products are in and safe; run the same command again to go on.`
        throw cause instanceof ShopGone ? new CommandError(what, exitCode.refused) : cause
      })
    }
  }
}

async function runImport(
  client: StaffClient,
  { file, name, pictures, videos, dryRun }: Parts,
  output: Output,
  onAcknowledged: (done: number) => void,
): Promise<ImportReport> {
  const body = form(file, name, { pictures, videos, dryRun })
  let bar = progress('Products', 0, output)
  let naming = false
  try {
    for await (const event of client.events(ImportEvent, '/import', { method: 'POST', body })) {
      if (event.type === 'start') bar = progress('Products', event.products, output)
      if (event.type === 'error') throw new CommandError(event.message, exitCode.refused)
      if (event.type === 'done') return event.report
      if (event.type === 'names') {
        if (!naming) {
          bar.stop()
          bar = progress('Found by their Arabic category', event.total, output)
        }
        naming = true
        bar.update(event.done)
      }
      if (event.type !== 'progress') continue
      bar.update(event.done)
      if (!dryRun) onAcknowledged(event.done)
    }
  } finally {
    bar.stop()
  }
  throw new ShopGone('The shop stopped in the middle of the import.')
}

function form(file: Blob, name: string, json: unknown): FormData {
  const parts = new FormData()
  parts.set('json', JSON.stringify(json))
  parts.set('file', file, name)
  return parts
}

interface SentVideos {
  /** Name in the shop by path, of all usable videos. */
  names: Record<string, string>
  refused: RefusedPicture[]
}

/**
 * Uploads the videos at these paths, one by one: each is large. Reports and leaves out one that is unreadable or refused. A dry
 * run sends none and names them by their bytes.
 */
async function sendVideos(
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
      const name = await prepareVideo(new Uint8Array(await body.arrayBuffer()))
      if (!name) throw new RefusedVideo('The file is no MP4 or WebM video.')
      const call = `/media/videos?name=${encodeURIComponent(path)}`
      sent.names[path] = dryRun
        ? name
        : (await sendPatiently(client, () => client.call(SavedVideoWire, call, { method: 'POST', body }))).name
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
