/** Words of a keyword that are tried alone, at most: each is a search. */
const MOST = 3

/** The words of a keyword of several, each once, to be looked for alone where nothing has them all; none for one of a single word. */
export function keywordParts(keyword: string): string[] {
  const typed = keyword.split(/[^\p{L}\p{M}\p{N}.]+/u).filter((part) => [...part].length > 1)
  const parts = [...new Map(typed.map((part) => [part.toLowerCase(), part])).values()]
  return parts.length > 1 ? parts.slice(0, MOST) : []
}
