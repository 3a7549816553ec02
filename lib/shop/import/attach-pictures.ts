import 'server-only'
import { inArray } from 'drizzle-orm'
import { mediaHash, parseMediaFileName } from '@/lib/media/address'
import { database } from '@/lib/db/database'
import { media } from '@/lib/db/schema'
import type { ImportRemark } from '@/lib/contract/import-remark'
import type { ImportPlan } from '@/lib/contract/staff'
import { hasMediaFiles } from '../media/store'
import { retainImages } from '../media/upload'
import type { ImportIssue as Issue } from '@/lib/contract/staff'
import { lastPart } from './picture-names'
import { isOtherFile, PictureIndex, type PictureMatch } from './picture-index'
import type { ProductDraft } from './draft-content'
import { readDrafts } from './read-drafts'
import { issue, remark } from './remarks'
import { filesNamed } from './videos'

/** Hashes (see `pictureHash`) of the uploaded pictures by file name; null for an import without pictures. */
export type SentPictures = Readonly<Record<string, string>> | null

/** File names shown in a note. */
const RIVALS_LISTED = 3

/** The pictures found for a product. */
export interface FoundPictures {
  /** Media hashes, in order. */
  pictures: string[]
  /** Whether the uploaded pictures lack one that the product names. */
  incomplete: boolean
}

interface AttachedPictures {
  of: (draft: ProductDraft) => FoundPictures
  notes: Issue[]
}

/**
 * Finds the pictures of each product: this shop's own by hash, the others among the uploaded files. Notes missing pictures and
 * imports the product without them. `assumeStored` treats uploaded files as stored (dry runs).
 */
export async function attachPictures(
  drafts: ProductDraft[],
  sent: SentPictures,
  assumeStored: boolean,
): Promise<AttachedPictures> {
  const files = new Map(Object.entries(sent ?? {}))
  const cells = drafts.flatMap((draft) => draft.pictures ?? [])
  const index = new PictureIndex(files.keys(), cells)
  const names = cells.flatMap((cell) => index.named(cell))
  const own = await storedPictures(names.flatMap((name) => ownHash(name) ?? []))
  const uploaded = assumeStored ? new Set(files.values()) : await storedPictures(files.values())
  const byHandle = new Map<string, FoundPictures>()
  const notes: Issue[] = []
  for (const { handle, line, pictures = [] } of drafts) {
    const found = new Set<string>()
    let missed = 0
    for (const name of new Set(pictures.flatMap((cell) => index.named(cell)))) {
      const hash = ownHash(name)
      const match = hash && own.has(hash) ? null : index.find(name)
      const picture = match?.file ? files.get(match.file) : hash
      if (picture && (own.has(picture) || uploaded.has(picture))) {
        found.add(picture)
        continue
      }
      missed += 1
      if (sent) notes.push(issue(line, handle, missing(name, match)))
    }
    byHandle.set(handle, { pictures: [...found], incomplete: missed > 0 && (sent !== null || found.size > 0) })
  }
  return { of: (draft) => byHandle.get(draft.handle) ?? { pictures: [], incomplete: false }, notes }
}

/** Explains a missing picture. A refused upload counts as missing: the client leaves it out. */
function missing(name: string, match: PictureMatch | null): ImportRemark {
  const picture = { name: shown(lastPart(name)) }
  if (isOtherFile(name)) return remark('pictureKind', picture)
  if (match?.file) return remark('pictureNotTaken', picture)
  if (!match || match.rivals.length === 0) return remark('pictureMissing', picture)
  const rivals = match.rivals.slice(0, RIVALS_LISTED).map(shown).join(', ')
  return remark('pictureAmbiguous', { ...picture, rivals })
}

function shown(name: string): string {
  return JSON.stringify(name.slice(0, 120))
}

/** The media hash in a file name written by this shop's export. */
function ownHash(name: string): string | null {
  const file = lastPart(name)
  return parseMediaFileName(file)?.hash ?? mediaHash(`/media/${file}`)
}

const CHUNK = 500

/**
 * Returns the `hashes` of pictures that the shop stores with all their files. Keeps them from the sweep for at least a day, so that
 * the caller can refer to them.
 */
export async function storedPictures(hashes: Iterable<string>): Promise<Set<string>> {
  const db = await database()
  const all = [...new Set(hashes)]
  const stored = new Set<string>()
  for (let from = 0; from < all.length; from += CHUNK) {
    const some = all.slice(from, from + CHUNK)
    await retainImages(some)
    const rows = await db.select({ hash: media.hash }).from(media).where(inArray(media.hash, some))
    for (const { hash } of rows) if (await hasMediaFiles(hash)) stored.add(hash)
  }
  return stored
}

/** Determines which of the given files of pictures and videos an import needs. Writes nothing. Throws BadRequest. */
export async function planImport(csv: Uint8Array, files: string[]): Promise<ImportPlan> {
  const { drafts, products, rows } = await readDrafts(csv)
  const cells = drafts.flatMap((draft) => draft.pictures ?? [])
  const index = new PictureIndex(files, cells)
  // Includes similar files that are not used: the import names them in its notes.
  const wanted = new Set(cells.flatMap((cell) => index.named(cell)).flatMap((name) => filesOf(index.find(name))))
  const videos = new Set(drafts.flatMap(({ video }) => (video ? filesNamed(video, files) : [])))
  return { products, rows, pictures: [...wanted], ...(videos.size > 0 && { videos: [...videos] }) }
}

function filesOf({ file, rivals }: PictureMatch): string[] {
  return file === null ? rivals : [file]
}
