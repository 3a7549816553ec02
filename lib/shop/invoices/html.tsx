import 'server-only'
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { ReactNode } from 'react'
import type { Bilingual } from '@/lib/contract/bilingual'
import type { InvoiceContent } from '@/lib/contract/invoice'
import { direction } from '@/lib/i18n/language'
import { printFonts } from '@/lib/config/print-fonts'
import { sheetOf, type Sheet, type SheetFact } from './sheet'

const styles = `
@page{size:A4;margin:14mm}
*{box-sizing:border-box}
html{background:#f6efe2}
body{margin:0;padding:24px 12px;color:#21160f;font:14px/1.5 'Readex Pro',Tahoma,Arial,sans-serif;overflow-wrap:break-word}
main{max-width:820px;margin:auto;padding:clamp(16px,5vw,48px);background:#fff;border-radius:12px}
header,.both{display:flex;flex-wrap:wrap;justify-content:space-between;gap:4px 24px}
.fact{display:grid;grid-template-columns:1fr auto 1fr;gap:4px 16px;align-items:baseline}
h1{margin:0 0 24px;display:flex;flex-wrap:wrap;justify-content:space-between;gap:0 24px;font-size:26px;line-height:1.3;color:#123524}
h2{margin:0 0 4px;font-size:14px;color:#123524}
p{margin:0}
[lang=ar]{text-align:right}
.seller>*{flex:1 1 220px}
.block{margin-top:20px;padding-top:16px;border-top:1px solid #e2d6bf}
.fact{margin:2px 0}
.fact b{font-weight:600}
.muted{color:#6b5144}
.small{font-size:12px}
.lines{overflow-x:auto;margin-top:20px}
table{width:100%;border-collapse:collapse}
th{padding:8px 6px;font-size:12px;font-weight:600;text-align:right;vertical-align:bottom;border-bottom:2px solid #123524;line-height:1.35}
th:first-child,td:first-child{text-align:left;min-width:150px}
th span,td span{display:block}
td{padding:8px 6px;text-align:right;vertical-align:top;border-bottom:1px solid #e2d6bf;white-space:nowrap}
td:first-child{white-space:normal}
tr{break-inside:avoid}
.sums{margin:16px 0 0 auto;max-width:430px;break-inside:avoid}
.sums .fact:last-child{margin-top:6px;padding-top:8px;border-top:2px solid #123524;font-size:17px;font-weight:600}
.pdf{display:inline-block;margin-top:24px;padding:11px 24px;border-radius:999px;background:#123524;color:#fff;text-decoration:none}
.pdf:focus-visible{outline:3px solid #f4b942;outline-offset:2px}
@media print{html{background:none}body{padding:0;font-size:12px}main{max-width:none;padding:0}.pdf{display:none}.lines{overflow:visible}}
`

/** A tax document as an HTML page for A4, both languages on one sheet, and the Content-Security-Policy it needs. */
export async function invoiceHtml(content: InvoiceContent): Promise<{ html: string; policy: string }> {
  const [sheet, fonts] = await Promise.all([sheetOf(content), fontFaces()])
  // Next refuses a static import in server code.
  const { renderToStaticMarkup } = await import('react-dom/server')
  const css = fonts + styles
  const hash = createHash('sha256').update(css).digest('base64')
  return {
    html: `<!doctype html>${renderToStaticMarkup(<Page sheet={sheet} css={css} />)}`,
    policy: `default-src 'none'; style-src 'sha256-${hash}'; font-src data:; base-uri 'none'; frame-ancestors 'none'`,
  }
}

/** Inside the page, so that it prints alike without a connection and from a saved file. */
async function fontFaces(): Promise<string> {
  const faces = printFonts.map(async ({ weight, path, script }) => {
    const data = (await readFile(path)).toString('base64')
    const range = script === 'arabic' ? 'U+600-6FF' : 'U+0-5FF,U+1E00-2FFF'
    return `@font-face{font-family:'Readex Pro';font-weight:${weight};src:url(data:font/ttf;base64,${data});unicode-range:${range}}`
  })
  return (await Promise.all(faces)).join('\n')
}

function Page({ sheet, css }: { sheet: Sheet; css: string }) {
  const { title, number, seller, facts, buyer, sums, note, pdf } = sheet
  return (
    <html lang="en" dir="ltr">
      {/* eslint-disable-next-line @next/next/no-head-element -- a document of its own, not a page of Next */}
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="robots" content="noindex" />
        <title>{`${title.en} ${number}`}</title>
        <style dangerouslySetInnerHTML={{ __html: css }} />
      </head>
      <body>
        <main>
          <h1>
            <Both text={title} />
          </h1>
          <header className="seller">
            <div>
              <h2>{seller.name.en}</h2>
              <p>{seller.address.en}</p>
            </div>
            <div lang="ar" dir="rtl">
              <h2>{seller.name.ar}</h2>
              <p>{seller.address.ar}</p>
            </div>
          </header>
          <Fact fact={seller.trn} />
          <section className="block">
            {facts.map((fact) => (
              <Fact key={fact.label.en} fact={fact} />
            ))}
          </section>
          {buyer && (
            <section className="block">
              <h2 className="both">
                <Both text={buyer.heading} />
              </h2>
              {buyer.lines.map((line, at) => (
                <p key={at} dir="auto">
                  {line}
                </p>
              ))}
              {buyer.trn && <Fact fact={buyer.trn} />}
            </section>
          )}
          <Lines sheet={sheet} />
          <section className="sums">
            {sums.map((fact) => (
              <Fact key={fact.label.en} fact={fact} />
            ))}
          </section>
          <p className="both small muted block">
            <Both text={note} />
          </p>
          <a className="pdf" href="?format=pdf">
            {pdf.en} · <bdi lang="ar">{pdf.ar}</bdi>
          </a>
        </main>
      </body>
    </html>
  )
}

function Lines({ sheet: { columns, rows } }: { sheet: Sheet }) {
  return (
    // Wider than a phone: scrolls by keyboard too.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className="lines" tabIndex={0} role="region" aria-label={columns[0].en}>
      <table>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.en} scope="col">
                <Both text={column} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ description, details, cells }, at) => (
            <tr key={at}>
              <td>
                <Both text={description} />
                {details.en && (
                  <div className="small muted">
                    <Both text={details} />
                  </div>
                )}
              </td>
              {cells.map((cell, column) => (
                <td key={column}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** English label, value, Arabic label. */
function Fact({ fact: { label, value } }: { fact: SheetFact }) {
  return (
    <p className="fact">
      <span className="muted">{label.en}</span>
      <b>
        <bdi>{value}</bdi>
      </b>
      <Text language="ar" className="muted">
        {label.ar}
      </Text>
    </p>
  )
}

/** A text in English, then in Arabic unless it is the same. */
function Both({ text }: { text: Bilingual }) {
  return (
    <>
      <span>{text.en}</span>
      {text.ar !== text.en && <Text language="ar">{text.ar}</Text>}
    </>
  )
}

function Text({ language, className, children }: { language: 'ar'; className?: string; children: ReactNode }) {
  return (
    <span lang={language} dir={direction(language)} className={className}>
      {children}
    </span>
  )
}
