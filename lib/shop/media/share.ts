import 'server-only'
import { join } from 'node:path'
import { mediaHash } from '@/lib/media/address'
import { getCategory } from '../catalogue/categories'
import { listOffers } from '../catalogue/offers'
import { getProduct } from '../catalogue/product'
import { deleteOldFiles } from '../old-files'
import { mediaState } from './process-state'
import { readMedia } from './read'
import { composeShareImage, plainShareImage } from './share-image'
import { shareSubject } from './share-subject'
import { mediaFolder, readIfThere, scratchFolder } from './store'
import { writeFiles } from './write-files'

/** Lifetime of a stored share image, ms. */
const LIFETIME = 30 * 24 * 60 * 60 * 1000

const catalogue = { getCategory, getProduct, listOffers }

/** A share image. `passing`: its picture is temporarily unavailable. */
export interface Made {
  jpeg: Buffer
  passing?: boolean
}

/** A share image, or its current file name. */
export type ShareImage = Made | { movedTo: string }

/**
 * Returns a share image, composed on first use and stored under `DATA_DIR/media/share`. For an old version returns the current file
 * name. Null when the product, category or page does not exist.
 */
export async function readShareImage(file: string): Promise<ShareImage | null> {
  const subject = await shareSubject(file, catalogue)
  if (!subject || 'movedTo' in subject) return subject
  const path = join(shareFolder(), file)
  const there = await readIfThere(path)
  return there ? { jpeg: there } : makeOnce(path, subject.picture)
}

/** Deletes expired share images, including those of deleted products. */
export async function sweepShares(): Promise<void> {
  await deleteOldFiles(shareFolder(), { age: LIFETIME })
}

function shareFolder(): string {
  return join(mediaFolder(), 'share')
}

function makeOnce(path: string, picture: string | null): Promise<Made> {
  const { shares } = mediaState()
  const known = shares.get(path)
  if (known) return known
  const making = make(path, picture).finally(() => shares.delete(path))
  shares.set(path, making)
  return making
}

async function make(path: string, picture: string | null): Promise<Made> {
  const hash = picture && mediaHash(picture)
  // Read outside the queue: drawing needs a slot in the same queue.
  const shown = hash ? await readMedia(hash, 1280) : null
  const jpeg = await (shown ? mediaState().onDemand.queue.run(() => composeShareImage(shown)) : plainShareImage())
  // A missing picture file may return with a backup or import.
  const passing = Boolean(hash) && !shown
  if (!passing) await writeFiles([{ path, data: jpeg }], scratchFolder())
  return { jpeg, passing }
}
