'use client'

import { useEffect } from 'react'
import { AWAITED_PICTURE } from '@/lib/media/address'

/** How long a picture that is being drawn is waited for before it is asked for again, in ms, and how often. */
const AGAIN_AFTER = 1200
const TRIES = 50
/** No picture is so much wider than high as what stands for one that is awaited. */
const SHAPE = AWAITED_PICTURE.width / AWAITED_PICTURE.height / 4

/**
 * A picture that does not come is replaced by the shop's mark, wherever it stands; one that comes after all shows again, and
 * one that is still being drawn is asked for until it comes. Standards 23.
 */
export function MissingPictures() {
  useEffect(() => {
    const lose = ({ target }: Event) => target instanceof HTMLImageElement && mark(target)
    const come = ({ target }: Event) => target instanceof HTMLImageElement && take(target)
    // Errors of pictures do not bubble, but they are caught on the way down; those before this script are looked for.
    for (const image of document.images) if (image.complete) (image.naturalWidth === 0 ? mark : take)(image)
    document.addEventListener('error', lose, true)
    document.addEventListener('load', come, true)
    // Those that were lost with the connection.
    const retry = () => document.querySelectorAll<HTMLImageElement>('img[data-missing]').forEach(askAgain)
    addEventListener('online', retry)
    return () => {
      removeEventListener('online', retry)
      document.removeEventListener('error', lose, true)
      document.removeEventListener('load', come, true)
    }
  }, [])
  return null
}

function take(image: HTMLImageElement) {
  if (image.naturalWidth <= SHAPE * image.naturalHeight) return void delete image.dataset.missing
  mark(image)
  setTimeout(askAgain, AGAIN_AFTER, image)
}

/** Under a new address: browsers do not ask twice for what they have. */
function askAgain(image: HTMLImageElement) {
  const times = Number(image.dataset.asked ?? 0) + 1
  if (times > TRIES || !image.isConnected) return
  image.dataset.asked = String(times)
  const sources = image.parentElement instanceof HTMLPictureElement ? image.parentElement.children : [image]
  for (const name of ['srcset', 'src'])
    for (const source of sources) {
      const address = source.getAttribute(name)
      if (address) source.setAttribute(name, address.replace(/\.webp(\?\d+)?/g, `.webp?${times}`))
    }
}

function mark(image: HTMLImageElement) {
  // A lazy picture that has not been asked for is complete too, in some browsers.
  if (image.currentSrc || image.src) image.dataset.missing = ''
}
