/** The list of everything a keyword finds; for none the whole shop. */
export function keywordHref(keyword: string): string {
  const asked = keyword.trim()
  return asked ? `/shop?${new URLSearchParams({ keyword: asked })}` : '/shop'
}
