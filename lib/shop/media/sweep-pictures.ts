import 'server-only'
import { deleteUnnamed } from './delete-unnamed'
import { ownsMediaFolder } from './folder-owner'
import { adoptLostFiles } from './lost-files'
import { noteUnnamed } from './unnamed-marks'

/**
 * Deletes uploads, with their files, that nobody has named for a day: avatars of sign-ups that came to nothing, pictures that were
 * replaced. A look marks what nobody names, and only what is still marked and unnamed a day later goes. See
 * docs/decisions/10-unnamed-pictures.md. Nothing goes from a folder of another database's pictures.
 */
export async function sweepPictures(stopping?: AbortSignal): Promise<void> {
  if (!(await ownsMediaFolder())) return
  await adoptLostFiles(stopping)
  await noteUnnamed(stopping)
  await deleteUnnamed(stopping)
}
