/** Returns the HTML before `</head>`, the part previews and search engines read. */
export function head(html: string): string {
  return html.slice(0, html.indexOf('</head>'))
}

/** Returns the first group of every match, with `&amp;` decoded. */
export function found(html: string, tag: RegExp): string[] {
  return [...html.matchAll(tag)].map((match) => (match[1] ?? '').replaceAll('&amp;', '&'))
}

/** Returns the canonical URLs in HTML. */
export function canonicals(html: string): string[] {
  return found(html, /<link rel="canonical" href="([^"]+)"/g).map((href) => new URL(href).toString())
}

/** Returns the page's alternate URLs by language. */
export function alternates(html: string): Record<string, string> {
  return Object.fromEntries(
    [...html.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/gi)].map(([, language, href]) => [
      language,
      new URL((href ?? '').replaceAll('&amp;', '&')).toString(),
    ]),
  )
}

/** Returns the nodes of the page's structured data. */
export function structuredData(html: string): Record<string, unknown>[] {
  return found(html, /<script type="application\/ld\+json">(.*?)<\/script>/gs).flatMap((text) => {
    const data: { '@context'?: string; '@graph'?: Record<string, unknown>[] } = JSON.parse(text)
    if (data['@context'] !== 'https://schema.org') throw new Error('structured data names no vocabulary')
    return data['@graph'] ?? []
  })
}
