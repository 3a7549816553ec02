import 'server-only'
import { deleteOrphans } from './delete-orphans'
import { ownsMediaFolder } from './folder-owner'
import { adoptMissingFiles } from './missing-files'
import { markOrphans } from './orphan-marks'

/**
 * Deletes uploads, with their files, that nobody has named for a day: avatars of sign-ups that came to nothing, pictures that were
 * replaced. A look marks what nobody names, and only what is still marked and unnamed a day later goes. See
 * docs/decisions/10-unnamed-pictures.md. Nothing goes from a folder of another database's pictures.
 */
export async function sweepImages(stopping?: AbortSignal): Promise<void> {
  if (!(await ownsMediaFolder())) return
  await adoptMissingFiles(stopping)
  await markOrphans(stopping)
  await deleteOrphans(stopping)
}
