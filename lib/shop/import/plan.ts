import type { ImportPlan } from '@/lib/contract/staff'
import { PictureIndex, type PictureMatch } from './pictures'
import { readDrafts } from './read-drafts'

/** Determines which of the given picture files an import needs. Writes nothing. Throws BadRequest. */
export async function planImport(csv: Uint8Array, files: string[]): Promise<ImportPlan> {
  const { drafts, products, rows } = await readDrafts(csv)
  const cells = drafts.flatMap((draft) => draft.pictures ?? [])
  const index = new PictureIndex(files, cells)
  // Includes similar files that are not used: the import names them in its notes.
  const wanted = new Set(cells.flatMap((cell) => index.named(cell)).flatMap((name) => filesOf(index.find(name))))
  return { products, rows, pictures: [...wanted] }
}

function filesOf({ file, rivals }: PictureMatch): string[] {
  return file === null ? rivals : [file]
}
