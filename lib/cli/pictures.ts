import { type Dirent, createReadStream } from 'node:fs'
import { readdir, stat, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createHash } from 'node:crypto'
import { pipeline } from 'node:stream/promises'
import { z } from 'zod'
import { PICTURE_FILES_MAX, KNOWN_MAX, PICTURE_MAX_BYTES, SavedPictureWire } from '@/lib/contract/staff'
import { HASH_DIGITS } from '@/lib/media/address'
import { atOnce } from './at-once'
import { hasErrno } from '@/lib/utils/errno'
import { CommandError, exitCode, errorReason } from './exit'
import { ShopGone, ShopRefused, type StaffClient } from './client'
import { type Output, progress } from './output'

/** All files of a folder and its subfolders; their content shows which are pictures. */
export interface PictureFolder {
  /** Paths relative to the folder, with slashes. */
  names: string[]
  path: (name: string) => string
}

/** Links resolved concurrently. */
const LINKS_AT_ONCE = 16

/** Lists files, following links and skipping hidden folders. Throws CommandError when the folder is unreadable or holds too many files. */
export async function pictureFolder(folder: string): Promise<PictureFolder> {
  const names = await filesIn(folder, '').catch((error: unknown) => {
    throw new CommandError(unread(folder, error), exitCode.usage)
  })
  if (names.length > PICTURE_FILES_MAX) {
    const what = `The folder ${folder} holds ${names.length} files, and an import takes ${PICTURE_FILES_MAX}`
    throw new CommandError(`${what}: name the folder that holds the pictures alone.`, exitCode.usage)
  }
  return { names, path: (name) => join(folder, name) }
}

async function filesIn(folder: string, under: string): Promise<string[]> {
  const entries = await readdir(join(folder, under), { withFileTypes: true })
  const at = ({ name }: Dirent) => (under === '' ? name : `${under}/${name}`)
  const linked = new Set<string>()
  await atOnce(LINKS_AT_ONCE, entries.filter((entry) => entry.isSymbolicLink()).map(at), async (path) => {
    const found = await stat(join(folder, path)).catch(() => null)
    if (found?.isFile()) linked.add(path)
  })
  const names = entries.map((entry) => ({ entry, path: at(entry) }))
  const files = names.filter(({ entry, path }) => entry.isFile() || linked.has(path)).map(({ path }) => path)
  for (const { entry, path } of names)
    if (entry.isDirectory() && !entry.name.startsWith('.')) files.push(...(await filesIn(folder, path)))
  return files
}

function unread(folder: string, error: unknown): string {
  if (hasErrno(error, 'ENOENT')) return `There is no folder ${folder}.`
  if (hasErrno(error, 'ENOTDIR')) return `${folder} is no folder.`
  return `The folder ${folder} cannot be read: ${errorReason(error)}.`
}

/** Concurrent uploads; the shop processes few at once. */
const UPLOADS_AT_ONCE = 3
/** Statuses that refuse the picture rather than the call. */
export const BAD_PICTURE = [400, 413]

/** A picture left out of an import. */
export interface RefusedPicture {
  name: string
  reason: string
}

interface SentPictures {
  /** Hash by file name, of all usable pictures. */
  hashes: Record<string, string>
  refused: RefusedPicture[]
}

/**
 * Uploads those of `names` that the shop does not have. Reports and leaves out a picture that is unreadable or refused. In a dry
 * run the shop only checks them.
 */
export async function sendPictures(
  client: StaffClient,
  folder: PictureFolder,
  names: string[],
  { dryRun, output }: { dryRun: boolean; output: Output },
): Promise<SentPictures> {
  const refused: RefusedPicture[] = []
  const leaveOut = (name: string, reason: string) => {
    console.error(`${name}: ${reason}`)
    refused.push({ name, reason })
  }
  const hashes = await hashesOf(folder, names, leaveOut)
  const known = await knownTo(client, [...new Set(hashes.values())])
  const unknown = [...hashes].filter(([, hash]) => !known.has(hash)).map(([name]) => name)
  const bar = progress('Pictures', unknown.length, output)
  let done = 0
  const send = async (name: string) => {
    const reason = await sendOne(client, folder, name, dryRun)
    if (reason !== null && hashes.delete(name)) leaveOut(name, reason)
    bar.update(++done)
  }
  await atOnce(UPLOADS_AT_ONCE, unknown, send).finally(() => bar.stop())
  return { hashes: Object.fromEntries(hashes), refused }
}

/** Returns the hash of each picture by name, without unreadable and too large ones. */
async function hashesOf(
  folder: PictureFolder,
  names: string[],
  leaveOut: (name: string, reason: string) => void,
): Promise<Map<string, string>> {
  const hashes = new Map<string, string>()
  for (const name of names) {
    try {
      const { size } = await stat(folder.path(name))
      // The shop refuses such a file before reading all of it, which delays the next request.
      if (size > PICTURE_MAX_BYTES) leaveOut(name, tooLarge(size))
      else hashes.set(name, await hashOf(folder.path(name)))
    } catch (error) {
      leaveOut(name, unreadable(error))
    }
  }
  return hashes
}

/** Rounds up, so that a refused size never reads as the limit. */
function tooLarge(size: number): string {
  const megabytes = (Math.ceil((size / 1024 ** 2) * 10) / 10).toFixed(1)
  return `The file is too large: ${megabytes} MB, and the shop takes ${PICTURE_MAX_BYTES / 1024 ** 2}: save it smaller, or as JPEG.`
}

function unreadable(error: unknown): string {
  return `The file cannot be read: ${errorReason(error)}.`
}

async function knownTo(client: StaffClient, hashes: string[]): Promise<Set<string>> {
  const known = new Set<string>()
  for (let from = 0; from < hashes.length; from += KNOWN_MAX) {
    const json = { hashes: hashes.slice(from, from + KNOWN_MAX) }
    for (const hash of await client.call(z.array(z.string()), '/media/known', { method: 'POST', json })) known.add(hash)
  }
  return known
}

/** Runs `send`, and once more when the shop went away meanwhile. */
export function sendPatiently<T>(client: StaffClient, send: () => Promise<T>): Promise<T> {
  return send().catch(async (error: unknown) => {
    if (!(error instanceof ShopGone)) throw error
    await client.waitUntilBack()
    return send()
  })
}

/** Uploads one picture; returns null or the reason for a refusal. Waits once for a shop that went away. */
async function sendOne(
  client: StaffClient,
  folder: PictureFolder,
  name: string,
  dryRun: boolean,
): Promise<string | null> {
  const bytes = await readFile(folder.path(name)).catch(unreadable)
  if (typeof bytes === 'string') return bytes
  const request = { method: 'POST', body: new Uint8Array(bytes) } as const
  const send = (): Promise<unknown> =>
    dryRun
      ? client.send('/media/check', request)
      : client.call(SavedPictureWire, `/media?name=${encodeURIComponent(name)}`, request)
  try {
    await sendPatiently(client, send)
    return null
  } catch (error) {
    if (!(error instanceof ShopRefused) || !BAD_PICTURE.includes(error.status)) throw error
    return error.message
  }
}

/** Returns `pictureHash` of a file without loading it into memory. */
async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  return hash.digest('hex').slice(0, HASH_DIGITS)
}
