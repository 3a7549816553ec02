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

/** How long a share image is kept, in ms; one that is asked for after that is composed again. */
const KEPT = 30 * 24 * 60 * 60 * 1000

const catalogue = { getCategory, getProduct, listOffers }

/** A share image. `passing`: its picture cannot be had just now. */
export interface Made {
  jpeg: Buffer
  passing?: boolean
}

/** The share image that was asked for, or the name under which it stands now. */
export type ShareImage = Made | { movedTo: string }

/**
 * The share image with this file name, composed when first asked for and kept under `DATA_DIR/media/share`. An old
 * version answers with the name of today's; null when there is no such product, category or page.
 */
export async function readShareImage(file: string): Promise<ShareImage | null> {
  const subject = await shareSubject(file, catalogue)
  if (!subject || 'movedTo' in subject) return subject
  const path = join(shareFolder(), file)
  const there = await readIfThere(path)
  return there ? { jpeg: there } : makeOnce(path, subject.picture)
}

/** Deletes old share images, among them those of pictures and products that are no more. */
export async function sweepShares(): Promise<void> {
  await deleteOldFiles(shareFolder(), { age: KEPT })
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
  // The picture comes first and outside the queue: drawing it needs a place there itself.
  const shown = hash ? await readMedia(hash, 1280) : null
  const jpeg = await (shown ? mediaState().asked.queue.run(() => composeShareImage(shown)) : plainShareImage())
  // A picture whose file is not there may come back with it, from a backup or by another import.
  const passing = Boolean(hash) && !shown
  if (!passing) await writeFiles([{ path, data: jpeg }], scratchFolder())
  return { jpeg, passing }
}
