/** Maximum number of words: each costs a search. */
const MOST = 3

/** The distinct words of a keyword, for separate searches when no product has all of them; none for a single word. */
export function keywordParts(keyword: string): string[] {
  const typed = keyword.split(/[^\p{L}\p{M}\p{N}.]+/u).filter((part) => [...part].length > 1)
  const parts = [...new Map(typed.map((part) => [part.toLowerCase(), part])).values()]
  return parts.length > 1 ? parts.slice(0, MOST) : []
}
