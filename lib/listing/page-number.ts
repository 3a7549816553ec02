/** The page an address names by its `page`, the first without; null when there can be no such page: not a number, or below 1. */
export function pageNumber(params: URLSearchParams): number | null {
  const page = params.get('page') ?? '1'
  return /^[1-9]\d{0,5}$/.test(page) ? Number(page) : null
}
