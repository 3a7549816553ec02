import 'server-only'
import { inArray } from 'drizzle-orm'
import type { ImportIssue as Issue } from '@/lib/contract/staff'
import { database } from '@/lib/db/database'
import { media, products } from '@/lib/db/schema'
import { isMediaHash } from '@/lib/media/address'
import { quoted } from './cells'
import type { ProductDraft } from './draft-content'
import { fileName } from './picture-names'

/** Reads a cell of Video: the hash in the name of a video of this shop, else the file name; null for an empty cell. */
export function videoName(cell: string): string | null {
  const name = fileName(cell)
  const [stem = ''] = name.split('.')
  return isMediaHash(stem) ? stem : name || null
}

interface FoundVideos {
  /** The hash of a product's video, null for none; undefined: it keeps the one it has. */
  of: (draft: ProductDraft) => string | null | undefined
  notes: Issue[]
}

/** Finds the videos that products name among those the shop stores. Notes the others. */
export async function findVideos(drafts: ProductDraft[]): Promise<FoundVideos> {
  const stored = await storedVideos([...new Set(drafts.flatMap(({ video }) => video ?? []))].filter(isMediaHash))
  const isMissing = ({ video }: ProductDraft) => typeof video === 'string' && !stored.has(video)
  const notes = drafts.filter(isMissing).map(({ line, handle, video }) => {
    const reason = `the video ${quoted(video ?? '')} was left out: the shop stores none of this name, and an import takes no new ones`
    return { line, handle, reason }
  })
  return { of: (draft) => (isMissing(draft) ? undefined : draft.video), notes }
}

async function storedVideos(hashes: string[]): Promise<Set<string>> {
  if (hashes.length === 0) return new Set()
  const db = await database()
  const shown = await db.select({ hash: products.video }).from(products).where(inArray(products.video, hashes))
  const kept = await db.select({ hash: media.hash }).from(media).where(inArray(media.hash, hashes))
  return new Set([...shown, ...kept].flatMap(({ hash }) => hash ?? []))
}
