import { mediaHash, parseMediaFileName } from '@/lib/media/address'
import type { Issue } from './issue'
import { knownPictures } from './known-pictures'
import { lastPart } from './picture-names'
import { isOtherFile, PictureIndex, type PictureMatch } from './pictures'
import type { ProductDraft } from './product-draft'

/** Names (see `pictureHash`) of the pictures that were sent along, by their files'; null when the import came without pictures. */
export type SentPictures = Readonly<Record<string, string>> | null

/** File names in a note. */
const RIVALS_SHOWN = 3

/** What was found of the pictures a product names. */
export interface FoundPictures {
  /** Media hashes, in order; empty when none was found. */
  pictures: string[]
  /** Whether a named picture was not found that an import with these pictures should have found. */
  incomplete: boolean
}

export interface AttachedPictures {
  of: (draft: ProductDraft) => FoundPictures
  notes: Issue[]
}

/**
 * Finds the pictures of each product: those of this shop by their own name, the others among the files sent. What cannot be
 * found is noted, and the product goes in without it. With `trusted` the files sent count as kept by the shop (dry runs).
 */
export async function attachPictures(
  drafts: ProductDraft[],
  sent: SentPictures,
  trusted: boolean,
): Promise<AttachedPictures> {
  const files = new Map(Object.entries(sent ?? {}))
  const cells = drafts.flatMap((draft) => draft.pictures ?? [])
  const index = new PictureIndex(files.keys(), cells)
  const names = cells.flatMap((cell) => index.named(cell))
  const own = await knownPictures(names.flatMap((name) => ownHash(name) ?? []))
  const kept = trusted ? new Set(files.values()) : await knownPictures(files.values())
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

/** A picture that the shop refused is not among those sent either: who sends them leaves it out. */
function missing(name: string, match: PictureMatch | null): string {
  const picture = `picture ${shown(lastPart(name))}`
  if (isOtherFile(name))
    return `${picture} is of a kind the shop does not take: save it as JPEG, PNG, WebP, GIF or AVIF, and name that file`
  if (match?.file) return `${picture} was not taken by the shop`
  if (!match || match.rivals.length === 0)
    return `${picture} was refused or is not among the pictures given: put it into their folder, or name the file that is there`
  return `${picture} could be ${match.rivals.slice(0, RIVALS_SHOWN).map(shown).join(', ')} or another: none was taken; give each file a name of its own`
}

function shown(name: string): string {
  return JSON.stringify(name.slice(0, 120))
}

/** The hash in a name that this shop's own export gave the picture. */
function ownHash(name: string): string | null {
  const file = lastPart(name)
  return parseMediaFileName(file)?.hash ?? mediaHash(`/media/${file}`)
}
