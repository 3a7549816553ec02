/**
 * Returns the box below the header, in px, in which the next page's content has its final position: the next page starts at its
 * top, where the header's strip is visible again.
 */
export function belowHeader(): { top: number; paddingTop: number } {
  const header = document.querySelector('header')
  const top = Math.max(0, header?.getBoundingClientRect().bottom ?? 0)
  return { top, paddingTop: Math.max(0, (header?.offsetHeight ?? 0) - top) }
}
