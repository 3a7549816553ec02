/**
 * Whether a request is a person's who opens a page, and not for a page ahead of its visit or in pieces. Only then are cookies
 * written. `header` gives a header of the request, in lower case.
 */
export function isDocumentRequest(header: (name: string) => string | null | undefined): boolean {
  if (['rsc', 'next-router-prefetch', 'sec-purpose', 'purpose'].some((name) => header(name) != null)) return false
  const destination = header('sec-fetch-dest')
  return destination ? destination === 'document' : (header('accept') ?? '').includes('text/html')
}
