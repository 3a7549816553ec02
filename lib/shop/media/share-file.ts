import type { Category } from '@/lib/contract/category'
import type { Page } from '@/lib/contract/list'
import type { Product } from '@/lib/contract/product'
import { mediaHash } from '@/lib/media/address'
import { parseShareFileName, shareFileName, type ShareName } from '@/lib/media/share-name'
import { singleton } from '@/lib/utils/singleton'
import { WorkQueue } from '@/lib/utils/work-queue'
import { composeShareImage, plainShareImage } from '@/lib/media/share-image'

/** Where share images take their subjects and pictures from, and where they are stored. */
interface ShareSource {
  getCategory(id: string): Promise<Category | null>
  getProduct(id: string): Promise<Product | null>
  listOffers(page: number, size: number): Promise<Page<Product>>
  /** The largest file of a picture; null while it is unavailable. */
  readPicture(hash: string): Promise<Buffer | null>
  read(file: string): Promise<Buffer | null>
  write(file: string, jpeg: Buffer): Promise<void>
}

/** A share image; `passing` while its picture is temporarily unavailable. */
interface Made {
  jpeg: Buffer
  passing?: boolean
}

/** A share image, or its current file name. */
export type ShareImage = Made | { movedTo: string }

const state = () =>
  singleton('share-images', () => ({ queue: new WorkQueue(2), making: new Map<string, Promise<Made>>() }))

/**
 * Returns a share image, composed and stored on first use; for an old version, its current file name. Null when the product,
 * category or page does not exist.
 */
export async function shareImage(file: string, source: ShareSource): Promise<ShareImage | null> {
  const name = parseShareFileName(file)
  if (!name) return null
  let current: string | null = null
  for await (const picture of picturesOf(name, source)) {
    const today = shareFileName(name, picture)
    if (today === file) return makeOnce(file, picture, source)
    current ??= today
  }
  return current === null ? null : { movedTo: current }
}

/** URLs of the pictures that a name may stand for: a host's category and product may share an id. */
async function* picturesOf(name: ShareName, source: ShareSource): AsyncGenerator<string | null> {
  if (name === 'offers') {
    const { items } = await source.listOffers(1, 1)
    return yield items[0]?.images[0] ?? null
  }
  // Categories are cached; a product may need a fetch.
  const category = await source.getCategory(name)
  if (category) yield category.image
  const product = await source.getProduct(name)
  if (product) yield product.images[0] ?? null
}

async function makeOnce(file: string, picture: string | null, source: ShareSource): Promise<Made> {
  const stored = await source.read(file)
  if (stored) return { jpeg: stored }
  const { queue, making } = state()
  const running = making.get(file) ?? queue.run(() => make(file, picture, source)).finally(() => making.delete(file))
  making.set(file, running)
  return running
}

async function make(file: string, picture: string | null, source: ShareSource): Promise<Made> {
  const hash = picture && mediaHash(picture)
  const shown = hash ? await source.readPicture(hash) : null
  const jpeg = await (shown ? composeShareImage(shown) : plainShareImage())
  // Stored images never change, and the picture may come later: from the host, a backup or an import.
  const passing = Boolean(hash) && !shown
  if (!passing) await source.write(file, jpeg)
  return { jpeg, passing }
}
