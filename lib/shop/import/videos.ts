import 'server-only'
import { inArray } from 'drizzle-orm'
import type { ImportIssue as Issue } from '@/lib/contract/staff'
import { database } from '@/lib/db/database'
import { media, products } from '@/lib/db/schema'
import { parseVideoFileName } from '@/lib/media/video-name'
import { retainImages } from '../media/upload'
import { quoted } from './cells'
import type { ProductDraft } from './draft-content'
import { fileName, lastPart } from './picture-names'
import { issue, remark } from './remarks'

/** Names in the shop (see `videoFileName`) of the uploaded videos, by path in their folder. */
export type SentVideos = Readonly<Record<string, string>>

/** Reads a cell of Video: the name of a file, which an export gives as the shop's own; null for an empty cell. */
export function videoName(cell: string): string | null {
  return fileName(cell) || null
}

interface FoundVideos {
  /** The name of a product's video in the shop, null for none; undefined: it keeps the one it has. */
  of: (draft: ProductDraft) => string | null | undefined
  notes: Issue[]
}

/**
 * Finds the videos that products name: those of the shop by its own names, the others among the uploaded ones. Notes missing ones.
 * `assumeStored` treats uploaded videos as stored (dry runs).
 */
export async function findVideos(
  drafts: ProductDraft[],
  sent: SentVideos,
  assumeStored: boolean,
): Promise<FoundVideos> {
  const named = [...new Set(drafts.flatMap(({ video }) => video ?? []))]
  const stored = await storedVideos([...named, ...Object.values(sent)])
  const isThere = (name: string | undefined) => name !== undefined && (assumeStored || stored.has(name))
  const found = new Map(
    named.map((name) => {
      const given = filesNamed(name, Object.keys(sent)).map((path) => sent[path])
      const [only, ...others] = [...new Set(given)]
      const own = stored.has(name) ? name : undefined
      return [name, own ?? (others.length === 0 && isThere(only) ? only : undefined)] as const
    }),
  )
  const isMissing = ({ video }: ProductDraft) => typeof video === 'string' && found.get(video) === undefined
  const notes = drafts
    .filter(isMissing)
    .map(({ line, handle, video }) => issue(line, handle, remark('videoMissing', { cell: quoted(video ?? '') })))
  return { of: ({ video }) => (typeof video === 'string' ? found.get(video) : video), notes }
}

/** The given files that a cell of Video may mean, by name; letter case does not count. */
export function filesNamed(video: string, paths: string[]): string[] {
  const plain = (name: string) => name.normalize('NFC').toLowerCase()
  return paths.filter((path) => plain(lastPart(path)) === plain(video))
}

/** Those of these names that are videos of the shop, kept from the sweep for at least a day. */
async function storedVideos(names: string[]): Promise<Set<string>> {
  const hashes = new Map(names.map((name) => [name, parseVideoFileName(name)?.hash]))
  const all = [...new Set(hashes.values())].flatMap((hash) => hash ?? [])
  if (all.length === 0) return new Set()
  await retainImages(all)
  const db = await database()
  const shown = await db.select({ name: products.video }).from(products).where(inArray(products.video, names))
  const kept = await db.select({ hash: media.hash }).from(media).where(inArray(media.hash, all))
  const known = new Set<string | null>([...shown.map(({ name }) => name), ...kept.map(({ hash }) => hash)])
  return new Set(names.filter((name) => known.has(name) || known.has(hashes.get(name) ?? '')))
}
