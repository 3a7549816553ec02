import { mediaHash, parseMediaFileName } from '@/lib/media/address'
import type { Issue } from './issue'
import { knownPictures } from './known-pictures'
import { PictureIndex } from './pictures'
import type { ProductDraft } from './product-draft'

/** SHA-256 by file name of the pictures that were sent along; null when the import came without pictures. */
export type SentPictures = Readonly<Record<string, string>> | null

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
  const index = new PictureIndex(files.keys())
  const names = drafts.flatMap((draft) => draft.pictures)
  const own = await knownPictures(names.flatMap((name) => ownHash(name) ?? []))
  const kept = trusted ? new Set(files.values()) : await knownPictures(files.values())
  const byHandle = new Map<string, FoundPictures>()
  const notes: Issue[] = []
  for (const { handle, line, pictures } of drafts) {
    const found = new Set<string>()
    let missed = 0
    for (const name of pictures) {
      const hash = ownHash(name)
      const file = hash && own.has(hash) ? null : index.find(name)
      const picture = file ? files.get(file) : hash
      if (picture && (own.has(picture) || kept.has(picture))) {
        found.add(picture)
        continue
      }
      missed += 1
      if (sent) notes.push({ line, handle, reason: missing(name, file) })
    }
    byHandle.set(handle, { pictures: [...found], incomplete: missed > 0 && (sent !== null || found.size > 0) })
  }
  return { of: (draft) => byHandle.get(draft.handle) ?? { pictures: [], incomplete: false }, notes }
}

function missing(name: string, file: string | null): string {
  const shown = JSON.stringify(name.slice(0, 120))
  return file ? `picture ${shown} was not taken by the shop` : `picture ${shown} is not among the pictures given`
}

/** The hash in a name that this shop's own export gave the picture. */
function ownHash(name: string): string | null {
  return parseMediaFileName(name)?.hash ?? mediaHash(`/media/${name}`)
}
