/** Address of the file in which a card shows its picture; null while it has none, or only the mark of one that is awaited. */
export function shownPicture(card: Element | null): string | null {
  const picture = card?.querySelector('img')
  if (!picture?.complete || picture.naturalWidth === 0 || picture.dataset.missing !== undefined) return null
  return picture.currentSrc
}
