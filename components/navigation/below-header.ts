/**
 * A box from the header's end down, in which the next page's parts stand where they will: a page begins at its top, and there
 * the header's strip, which may have been scrolled away, is seen. In px.
 */
export function belowHeader(): { top: number; paddingTop: number } {
  const header = document.querySelector('header')
  const top = Math.max(0, header?.getBoundingClientRect().bottom ?? 0)
  return { top, paddingTop: Math.max(0, (header?.offsetHeight ?? 0) - top) }
}
