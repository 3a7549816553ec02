/** Formats a count with its noun: "1 page", "2 pages". */
export function many(count: number, what: string): string {
  return `${count} ${what}${count === 1 ? '' : 's'}`
}
