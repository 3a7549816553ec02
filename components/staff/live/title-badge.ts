'use client'

import { useEffect } from 'react'

const BADGE = /^\(\d+\) /

/** Shows a number before the document's title, on every page; 0 shows none. */
export function useTitleBadge(count: number): void {
  useEffect(() => {
    const show = () => {
      const plain = document.title.replace(BADGE, '')
      const title = count > 0 ? `(${count}) ${plain}` : plain
      if (document.title !== title) document.title = title
    }
    show()
    // Each page brings its own title.
    const observer = new MutationObserver(show)
    observer.observe(document.head, { childList: true, subtree: true, characterData: true })
    return () => observer.disconnect()
  }, [count])
}
