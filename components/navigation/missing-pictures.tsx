'use client'

import { useEffect } from 'react'
import { AWAITED_PICTURE } from '@/lib/media/address'

/** Delay between requests for a picture still being rendered, in ms, and their number. */
const RETRY_DELAY = 1200
const TRIES = 50
/** Wider than any real picture: identifies the placeholder of a picture still being rendered. */
const PLACEHOLDER_RATIO = AWAITED_PICTURE.width / AWAITED_PICTURE.height / 4

/**
 * Replaces pictures that fail to load by the shop's mark, shows them again when they load later, and retries pictures still being
 * rendered. Standards 23.
 */
export function MissingPictures() {
  useEffect(() => {
    const onError = ({ target }: Event) => target instanceof HTMLImageElement && mark(target)
    const onLoad = ({ target }: Event) => target instanceof HTMLImageElement && accept(target)
    // Image errors do not bubble, so this listens in the capture phase; errors before hydration are found here.
    for (const image of document.images) if (image.complete) (image.naturalWidth === 0 ? mark : accept)(image)
    document.addEventListener('error', onError, true)
    document.addEventListener('load', onLoad, true)
    // Retries pictures lost with the connection.
    const retry = () => document.querySelectorAll<HTMLImageElement>('img[data-missing]').forEach(retryImage)
    addEventListener('online', retry)
    return () => {
      removeEventListener('online', retry)
      document.removeEventListener('error', onError, true)
      document.removeEventListener('load', onLoad, true)
    }
  }, [])
  return null
}

function accept(image: HTMLImageElement) {
  if (image.naturalWidth <= PLACEHOLDER_RATIO * image.naturalHeight) return void delete image.dataset.missing
  mark(image)
  setTimeout(retryImage, RETRY_DELAY, image)
}

/** Requests a picture under a new URL, because browsers do not repeat a request. */
function retryImage(image: HTMLImageElement) {
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
  // In some browsers a lazy picture not requested yet is `complete` too.
  if (image.currentSrc || image.src) image.dataset.missing = ''
}
