import type { ReactElement } from 'react'

/** Renders a sheet to print as an HTML document, Arabic first. */
export async function printDocument(title: string, style: string, sheet: ReactElement): Promise<string> {
  // Next refuses a static import in server code.
  const { renderToStaticMarkup } = await import('react-dom/server')
  const view = '<meta name="viewport" content="width=device-width">'
  const head = `<meta charset="utf-8">${view}<title>${title}</title><style>${style}</style>`
  return `<!doctype html><html lang="ar" dir="rtl"><head>${head}</head><body>${renderToStaticMarkup(sheet)}</body></html>`
}
