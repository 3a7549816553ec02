import { z } from 'zod'
import {
  ImportEvent,
  ImportPlan,
  KNOWN_MAX,
  PICTURE_MAX_BYTES,
  SavedPictureWire,
  SavedVideoWire,
  type ImportOutcome,
  type ImportReport,
} from '@/lib/contract/staff'
import { VIDEO_MAX_BYTES } from '@/lib/contract/staff-catalogue'
import { contentHash } from '@/lib/media/content-hash'
import { prepareVideo } from '@/lib/media/video-bytes'
import { StaffCallError, staffCall, staffSend, staffUpload } from '../kit/staff-call'

/** A file of a picture or video and its path in the chosen folder. */
export interface PictureFile {
  path: string
  file: File
}

export interface ImportJob {
  csv: File
  pictures: PictureFile[]
  dryRun: boolean
}

export type ImportStep = 'reading' | 'sending' | 'comparing' | 'importing' | 'naming'

export interface ImportResult {
  report: ImportReport
  /** Of a dry run. */
  outcomes: ImportOutcome[]
  /** Paths of pictures and videos left out. */
  refused: string[]
}

/** The answer broke off before its end. */
export class ImportBroken extends Error {
  override name = 'ImportBroken'
}

/** A chosen file was edited, moved or deleted since: a browser reads it no more. */
export function isChangedFile(error: unknown): boolean {
  return error instanceof DOMException && ['NotReadableError', 'NotFoundError'].includes(error.name)
}

const UPLOADS_AT_ONCE = 3

/**
 * Runs an import: asks which pictures it needs, sends those that are missing, imports. A dry run sends pictures
 * too: the shop says which it refuses, and the import need not send them again. Those that no product shows are deleted after a day.
 */
export async function runImport(
  { csv, pictures, dryRun }: ImportJob,
  onStep: (step: ImportStep, done: number, total: number) => void,
): Promise<ImportResult> {
  onStep('reading', 0, 0)
  // As a body an edited file would look like a shop that does not answer.
  await csv.slice(0, 1).arrayBuffer()
  const asked = form(csv, { files: pictures.map(({ path }) => path) })
  const plan = await staffUpload(ImportPlan, '/import/plan', asked)
  const needed = pictures.filter(({ path }) => plan.pictures.includes(path))
  const { hashes, refused } = await sendPictures(needed, (done, total) => onStep('sending', done, total))
  const neededVideos = pictures.filter(({ path }) => plan.videos?.includes(path))
  const videos = await sendVideos(neededVideos, dryRun, refused)
  const body = form(csv, { pictures: pictures.length > 0 ? Object.fromEntries(hashes) : null, videos, dryRun })
  const response = await staffSend('POST /import', { body })
  const outcomes: ImportOutcome[] = []
  let total = 0
  for await (const line of linesOf(response)) {
    const event = ImportEvent.parse(JSON.parse(line))
    if (event.type === 'error') throw new StaffCallError('fallback', { '': event.message })
    if (event.type === 'done') return { report: event.report, outcomes, refused }
    if (event.type === 'start') total = event.products
    if (event.type === 'names') onStep('naming', event.done, event.total)
    if (event.type !== 'progress') continue
    outcomes.push(...(event.outcomes ?? []))
    onStep(dryRun ? 'comparing' : 'importing', event.done, total)
  }
  throw new ImportBroken()
}

function form(csv: File, json: unknown): FormData {
  const parts = new FormData()
  parts.set('json', JSON.stringify(json))
  parts.set('file', csv)
  return parts
}

/** Sends the pictures that the shop does not have. Returns the hash of each by its path. */
async function sendPictures(
  pictures: PictureFile[],
  onProgress: (done: number, total: number) => void,
): Promise<{ hashes: Map<string, string>; refused: ImportResult['refused'] }> {
  const refused: ImportResult['refused'] = []
  const hashes = new Map<string, string>()
  for (const { path, file } of pictures)
    if (file.size > PICTURE_MAX_BYTES) refused.push(path)
    else hashes.set(path, await contentHash(await file.arrayBuffer()))
  const known = await knownOf([...new Set(hashes.values())])
  const waiting = pictures.filter(({ path }) => hashes.has(path) && !known.has(hashes.get(path) ?? ''))
  let [next, done] = [0, 0]
  const work = async () => {
    for (let one = waiting[next++]; one; one = waiting[next++]) {
      onProgress(done, waiting.length)
      const { path, file } = one
      await staffUpload(SavedPictureWire, `/media?name=${encodeURIComponent(path)}`, file).catch((error: unknown) => {
        if (!isBadFile(error)) throw error
        hashes.delete(path)
        refused.push(path)
      })
      done += 1
    }
  }
  await Promise.all(Array.from({ length: UPLOADS_AT_ONCE }, work))
  return { hashes, refused }
}

/** Sends the videos, one by one: each is large. A dry run sends none and names them by their bytes. Adds to `refused`. */
async function sendVideos(
  videos: PictureFile[],
  dryRun: boolean,
  refused: ImportResult['refused'],
): Promise<Record<string, string>> {
  const names: Record<string, string> = {}
  for (const { path, file } of videos) {
    const name = file.size > VIDEO_MAX_BYTES ? null : await prepareVideo(new Uint8Array(await file.arrayBuffer()))
    if (!name) refused.push(path)
    else if (dryRun) names[path] = name
    else
      await staffUpload(SavedVideoWire, `/media/videos?name=${encodeURIComponent(path)}`, file)
        .then((saved) => (names[path] = saved.name))
        .catch((error: unknown) => {
          if (!isBadFile(error)) throw error
          refused.push(path)
        })
  }
  return names
}

/** Whether the shop refused a file rather than the call. */
function isBadFile(error: unknown): boolean {
  return error instanceof StaffCallError && ['BadRequest', 'InvalidImage', 'PayloadTooLarge'].includes(error.code)
}

async function knownOf(hashes: string[]): Promise<Set<string>> {
  const known = new Set<string>()
  for (let from = 0; from < hashes.length; from += KNOWN_MAX) {
    const some = hashes.slice(from, from + KNOWN_MAX)
    for (const hash of await staffCall(z.array(z.string()), 'POST /media/known', { hashes: some })) known.add(hash)
  }
  return known
}

/** Lines of an answer as they arrive. Throws ImportBroken when it breaks off. */
export async function* linesOf({ body }: Response): AsyncGenerator<string> {
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader()
  let rest = ''
  for (;;) {
    const next = await reader?.read().catch((cause: unknown) => {
      throw new ImportBroken('', { cause })
    })
    if (!next || next.done) return
    const lines = (rest + next.value).split('\n')
    rest = lines.pop() ?? ''
    yield* lines.filter((line) => line !== '')
  }
}
