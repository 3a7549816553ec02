/** URL of the file a card shows; null while it has none, or only a placeholder. */
export function shownPicture(card: Element | null): string | null {
  const picture = card?.querySelector('img')
  if (!picture?.complete || picture.naturalWidth === 0 || picture.dataset.missing !== undefined) return null
  return picture.currentSrc
}
