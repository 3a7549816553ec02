import { mediaHash, parseMediaFileName } from '@/lib/media/address'
import type { Issue } from './issue'
import { knownPictures } from './known-pictures'
import { lastPart } from './picture-names'
import { isOtherFile, PictureIndex, type PictureMatch } from './pictures'
import type { ProductDraft } from './product-draft'

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

export interface AttachedPictures {
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
  const own = await knownPictures(names.flatMap((name) => ownHash(name) ?? []))
  const kept = assumeStored ? new Set(files.values()) : await knownPictures(files.values())
  const byHandle = new Map<string, FoundPictures>()
  const notes: Issue[] = []
  for (const { handle, line, pictures = [] } of drafts) {
    const found = new Set<string>()
    let missed = 0
    for (const name of new Set(pictures.flatMap((cell) => index.named(cell)))) {
      const hash = ownHash(name)
      const match = hash && own.has(hash) ? null : index.find(name)
      const picture = match?.file ? files.get(match.file) : hash
      if (picture && (own.has(picture) || kept.has(picture))) {
        found.add(picture)
        continue
      }
      missed += 1
      if (sent) notes.push({ line, handle, reason: missing(name, match) })
    }
    byHandle.set(handle, { pictures: [...found], incomplete: missed > 0 && (sent !== null || found.size > 0) })
  }
  return { of: (draft) => byHandle.get(draft.handle) ?? { pictures: [], incomplete: false }, notes }
}

/** Explains a missing picture. A refused upload counts as missing: the client leaves it out. */
function missing(name: string, match: PictureMatch | null): string {
  const picture = `picture ${shown(lastPart(name))}`
  if (isOtherFile(name))
    return `${picture} is of a kind the shop does not take: save it as JPEG, PNG, WebP, GIF or AVIF, and name that file`
  if (match?.file) return `${picture} was not taken by the shop`
  if (!match || match.rivals.length === 0)
    return `${picture} was refused or is not among the pictures given: put it into their folder, or name the file that is there`
  return `${picture} could be ${match.rivals.slice(0, RIVALS_LISTED).map(shown).join(', ')} or another: none was taken; give each file a name of its own`
}

function shown(name: string): string {
  return JSON.stringify(name.slice(0, 120))
}

/** The media hash in a file name written by this shop's export. */
function ownHash(name: string): string | null {
  const file = lastPart(name)
  return parseMediaFileName(file)?.hash ?? mediaHash(`/media/${file}`)
}
