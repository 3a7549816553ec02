import 'server-only'
import { mediaHash } from '@/lib/media/address'
import type { ShareImage } from '@/lib/shop/media/share'
import { composeShareImage, plainShareImage } from '@/lib/shop/media/share-image'
import { shareSubject } from '@/lib/shop/media/share-subject'
import { getCategory, getProduct, listOffers } from './catalogue'
import { diskCache } from './pictures/disk-cache'
import { readPicture } from './pictures/read'

const catalogue = { getCategory, getProduct, listOffers }
const making = new Map<string, Promise<{ jpeg: Buffer; passing: boolean }>>()

/** The share image with this file name, composed on first request; for an old version, the current name. */
export async function readShareImage(file: string): Promise<ShareImage | null> {
  const subject = await shareSubject(file, catalogue)
  if (!subject || 'movedTo' in subject) return subject
  const cached = await diskCache().read(file)
  if (cached) return { jpeg: cached }
  const running = making.get(file) ?? make(file, subject.picture).finally(() => making.delete(file))
  making.set(file, running)
  return running
}

async function make(file: string, picture: string | null) {
  const hash = picture && mediaHash(picture)
  const shown = hash ? await readPicture(hash, 1280) : null
  const jpeg = await (shown ? composeShareImage(shown) : plainShareImage())
  // Do not store an image without its picture: the host may send it later, and stored images never change.
  const passing = Boolean(hash) && !shown
  if (!passing) await diskCache().write(file, jpeg)
  return { jpeg, passing }
}
