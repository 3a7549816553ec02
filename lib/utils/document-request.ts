/**
 * Whether a request opens a page as a document, not as a prefetch or client navigation. Cookies are written only then. `header`
 * returns a request header by its lower-case name.
 */
export function isDocumentRequest(header: (name: string) => string | null | undefined): boolean {
  if (['rsc', 'next-router-prefetch', 'sec-purpose', 'purpose'].some((name) => header(name) != null)) return false
  const destination = header('sec-fetch-dest')
  return destination ? destination === 'document' : (header('accept') ?? '').includes('text/html')
}
