'use client'

import { useEffect } from 'react'

/** Replaces pictures that fail to load by the shop's mark, and shows them again when they load later. Standards 23. */
export function MissingPictures() {
  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    const check = ({ target }: Event) => target instanceof HTMLImageElement && mark(target)
    // Image errors do not bubble, so this listens in the capture phase; errors before hydration are found here.
    for (const image of document.images) if (image.complete) mark(image)
    for (const kind of ['error', 'load']) document.addEventListener(kind, check, { signal, capture: true })
    // Retries pictures lost with the connection.
    const retry = () => document.querySelectorAll<HTMLImageElement>('img[data-missing]').forEach(retryImage)
    addEventListener('online', retry, { signal })
    return () => listening.abort()
  }, [])
  return null
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
  if (image.naturalWidth === 0 && (image.currentSrc || image.src)) image.dataset.missing = ''
  else delete image.dataset.missing
}
