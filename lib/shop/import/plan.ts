import type { ImportPlan } from '@/lib/contract/staff'
import { PictureIndex } from './pictures'
import { readDrafts } from './read-drafts'

/** What an import of this file needs, given the names of the picture files at hand. Changes nothing. Throws BadRequest. */
export async function planImport(csv: Uint8Array, files: string[]): Promise<ImportPlan> {
  const { drafts, products, rows } = await readDrafts(csv)
  const index = new PictureIndex(files)
  const wanted = new Set(drafts.flatMap((draft) => draft.pictures.flatMap((name) => index.find(name) ?? [])))
  return { products, rows, pictures: [...wanted] }
}
