'use client'

import { useEffect } from 'react'

/** Replaces pictures that fail to load by the shop's mark, and shows them again when they load later. Standards 23. */
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
  delete image.dataset.missing
}

/** Requests a picture under a new URL, because browsers do not repeat a request. */
function retryImage(image: HTMLImageElement) {
  const times = Number(image.dataset.retries ?? 0) + 1
  image.dataset.retries = String(times)
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
