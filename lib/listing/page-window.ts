/** The pages of a pager: first, last, three around the current one; null is a gap of two or more. */
export function pageWindow(page: number, pages: number): (number | null)[] {
  const middle = Math.max(2, Math.min(page, pages - 1))
  const named = [...new Set([1, middle - 1, middle, middle + 1, pages])]
    .filter((one) => one >= 1 && one <= pages)
    .sort((a, b) => a - b)
  return named.flatMap((one, index) => {
    const before = named[index - 1] ?? one - 1
    if (one - before === 2) return [one - 1, one]
    return one - before > 2 ? [null, one] : [one]
  })
}
