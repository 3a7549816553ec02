import type { ImportPlan } from '@/lib/contract/staff'
import { PictureIndex, type PictureMatch } from './pictures'
import { readDrafts } from './read-drafts'

/** What an import of this file needs, given the names of the picture files at hand. Changes nothing. Throws BadRequest. */
export async function planImport(csv: Uint8Array, files: string[]): Promise<ImportPlan> {
  const { drafts, products, rows } = await readDrafts(csv)
  const cells = drafts.flatMap((draft) => draft.pictures ?? [])
  const index = new PictureIndex(files, cells)
  // What is like a name but is not taken comes along too: without it the import could not say why.
  const wanted = new Set(cells.flatMap((cell) => index.named(cell)).flatMap((name) => filesOf(index.find(name))))
  return { products, rows, pictures: [...wanted] }
}

function filesOf({ file, rivals }: PictureMatch): string[] {
  return file === null ? rivals : [file]
}
