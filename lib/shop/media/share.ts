import 'server-only'
import { join } from 'node:path'
import { getCategory } from '../catalogue/categories'
import { listOffers } from '../catalogue/list'
import { getProduct } from '../catalogue/product'
import { deleteOldFiles } from '../old-files'
import { readIfThere, writeFiles } from './files'
import { shareImage, type ShareImage } from './share-file'
import { mediaFolder, scratchFolder } from './folder-store'
import { readMediaFile } from './store'

/** Lifetime of a stored share image, ms. */
const LIFETIME = 30 * 24 * 60 * 60 * 1000

/** Returns a share image or its current file name; stores images under `DATA_DIR/media/share`. Null for an unknown subject. */
export function readShareImage(file: string): Promise<ShareImage | null> {
  return shareImage(file, {
    getCategory,
    getProduct,
    listOffers,
    readPicture: (hash) => readMediaFile({ hash, width: 1280 }),
    read: (name) => readIfThere(join(shareFolder(), name)),
    write: (name, data) => writeFiles([{ path: join(shareFolder(), name), data }], scratchFolder()),
  })
}

/** Deletes expired share images, including those of deleted products. */
export async function sweepShares(): Promise<void> {
  await deleteOldFiles(shareFolder(), { age: LIFETIME })
}

function shareFolder(): string {
  return join(mediaFolder(), 'share')
}
