import 'server-only'
import { deleteOrphans } from './delete-orphans'
import { ownsMediaFolder } from './folder-owner'
import { adoptMissingFiles } from './missing-files'
import { markOrphans } from './orphan-marks'

/**
 * Deletes uploads and their files after a day without a reference: avatars of abandoned sign-ups, replaced pictures. One pass marks
 * unreferenced uploads; a pass a day later deletes those still marked and unreferenced. See docs/decisions/10-unnamed-pictures.md.
 * Skips a media folder of another database.
 */
export async function sweepImages(stopping?: AbortSignal): Promise<void> {
  if (!(await ownsMediaFolder())) return
  await adoptMissingFiles(stopping)
  await markOrphans(stopping)
  await deleteOrphans(stopping)
}
