/** Path of the results of a keyword; without one, the whole shop. */
export function keywordHref(keyword: string): string {
  const trimmed = keyword.trim()
  return trimmed ? `/shop?${new URLSearchParams({ keyword: trimmed })}` : '/shop'
}
