import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { z } from 'zod'
import { HASH_DIGITS } from '@/lib/media/address'
import { KNOWN_MAX, SavedPictureWire } from '@/lib/contract/staff'
import { atOnce } from '../at-once'
import { ShopGone, ShopRefused, type StaffClient } from '../client'
import type { Output } from '../output'
import { progress } from '../progress'
import type { PictureFolder } from './picture-folder'

/** Pictures sent at a time: the shop works on few at once. */
const AT_ONCE = 3
/** Answers that speak of the picture, not of the shop. */
const BAD_PICTURE = [400, 413]

/**
 * Sends those of `names` that the shop does not have yet, and returns the hash of each by name. A picture that the shop
 * refuses is told to the user and left out. In a dry run nothing is sent.
 */
export async function sendPictures(
  client: StaffClient,
  folder: PictureFolder,
  names: string[],
  { dryRun, output }: { dryRun: boolean; output: Output },
): Promise<Record<string, string>> {
  const hashes = new Map<string, string>()
  for (const name of names) hashes.set(name, await hashOf(folder.path(name)))
  if (!dryRun) {
    const known = await knownTo(client, [...new Set(hashes.values())])
    const unknown = [...hashes].filter(([, hash]) => !known.has(hash))
    const bar = progress('Pictures', unknown.length, output)
    let done = 0
    const send = async (name: string) => {
      if (!(await sendOne(client, folder, name))) hashes.delete(name)
      bar.update(++done)
    }
    await atOnce(
      AT_ONCE,
      unknown.map(([name]) => name),
      send,
    ).finally(() => bar.stop())
  }
  return Object.fromEntries(hashes)
}

async function knownTo(client: StaffClient, hashes: string[]): Promise<Set<string>> {
  const known = new Set<string>()
  for (let from = 0; from < hashes.length; from += KNOWN_MAX) {
    const json = { hashes: hashes.slice(from, from + KNOWN_MAX) }
    for (const hash of await client.call(z.array(z.string()), '/media/known', { method: 'POST', json })) known.add(hash)
  }
  return known
}

/** False when the shop does not take this picture. A shop that went away is waited for, once. */
async function sendOne(client: StaffClient, folder: PictureFolder, name: string): Promise<boolean> {
  const body = new Uint8Array(await readFile(folder.path(name)))
  const send = () => client.call(SavedPictureWire, `/media?name=${encodeURIComponent(name)}`, { method: 'POST', body })
  try {
    await send().catch(async (error: unknown) => {
      if (!(error instanceof ShopGone)) throw error
      await client.waitUntilBack()
      await send()
    })
    return true
  } catch (error) {
    if (!(error instanceof ShopRefused) || !BAD_PICTURE.includes(error.status)) throw error
    console.error(`${name}: ${error.message}`)
    return false
  }
}

/** `pictureHash` of a file, which need not fit into memory. */
async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  return hash.digest('hex').slice(0, HASH_DIGITS)
}
