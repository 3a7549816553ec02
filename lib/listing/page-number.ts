/** Parses `page`, default 1; null unless it is a positive integer. */
export function pageNumber(params: URLSearchParams): number | null {
  const page = params.get('page') ?? '1'
  return /^[1-9]\d{0,5}$/.test(page) ? Number(page) : null
}
