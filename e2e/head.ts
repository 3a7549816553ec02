/** What stands before `</head>`: all that previews and search engines take for the page's word. */
export function head(html: string): string {
  return html.slice(0, html.indexOf('</head>'))
}

/** The first group of every match, with `&amp;` read. */
export function found(html: string, tag: RegExp): string[] {
  return [...html.matchAll(tag)].map((match) => (match[1] ?? '').replaceAll('&amp;', '&'))
}

/** Canonical addresses named in a piece of HTML. */
export function canonicals(html: string): string[] {
  return found(html, /<link rel="canonical" href="([^"]+)"/g).map((href) => new URL(href).toString())
}

/** Addresses of the page in other languages, by language. */
export function alternates(html: string): Record<string, string> {
  return Object.fromEntries(
    [...html.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/gi)].map(([, language, href]) => [
      language,
      new URL((href ?? '').replaceAll('&amp;', '&')).toString(),
    ]),
  )
}

/** Nodes of the page's structured data. */
export function structuredData(html: string): Record<string, unknown>[] {
  return found(html, /<script type="application\/ld\+json">(.*?)<\/script>/gs).flatMap((text) => {
    const data: { '@context'?: string; '@graph'?: Record<string, unknown>[] } = JSON.parse(text)
    if (data['@context'] !== 'https://schema.org') throw new Error('structured data names no vocabulary')
    return data['@graph'] ?? []
  })
}
