'use client'

import { useEffect } from 'react'
import './missing-pictures.css'

/** A picture that does not come is replaced by the shop's mark, wherever it stands; one that comes after all shows again. Standards 23. */
export function MissingPictures() {
  useEffect(() => {
    const lose = ({ target }: Event) => target instanceof HTMLImageElement && mark(target)
    const come = ({ target }: Event) => target instanceof HTMLImageElement && delete target.dataset.missing
    // Errors of pictures do not bubble, but they are caught on the way down; those before this script are looked for.
    for (const image of document.images) if (image.complete && image.naturalWidth === 0) mark(image)
    document.addEventListener('error', lose, true)
    document.addEventListener('load', come, true)
    return () => {
      document.removeEventListener('error', lose, true)
      document.removeEventListener('load', come, true)
    }
  }, [])
  return null
}

function mark(image: HTMLImageElement) {
  // A lazy picture that has not been asked for is complete too, in some browsers.
  if (image.currentSrc || image.src) image.dataset.missing = ''
}
