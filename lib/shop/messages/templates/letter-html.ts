import { direction } from '@/lib/i18n/language'
import { readingDirection } from '@/lib/i18n/reading-direction'
import type { Language } from '@/lib/config/constants'
import { shopInfo } from '@/lib/config/shop-info'
import type { Detail, OrderMailParts } from './order-letter'

const GREEN = '#123524'
const SAND = '#f6efe2'
const INK = '#21160f'
const MUTED = '#6b5144'
const RULE = '1px solid #e2d6bf'

/** Dark mode, where the mail program supports it. Inline styles are the light theme, for programs without style sheets. */
const night = `:root{color-scheme:light dark}
@media (prefers-color-scheme:dark){
.page{background:#0b2418!important;color:#fff8ea!important}
.sheet{background:${GREEN}!important}
.top{background:#1c5638!important}
.muted{color:#d9e4d6!important}
.rule{border-color:#2f6046!important}
.link{color:#f4b942!important}
.button{background:#f4b942!important;color:#0b2418!important}
}`

const table = 'table role="presentation" width="100%" cellpadding="0" cellspacing="0"'

/** Renders an e-mail as HTML with tables and inline styles, which every mail program supports. */
export function mailHtml(mail: OrderMailParts, language: Language): string {
  const { heading, sentence, number, deliverTo, details, look, help } = mail
  const dir = direction(language)
  const [start, end] = dir === 'rtl' ? ['right', 'left'] : ['left', 'right']
  const row = (first: string, second: string, { ruled = false, bold = false } = {}) => {
    const style = `padding:8px 0;vertical-align:top;${ruled ? `border-top:${RULE};` : ''}${bold ? 'font-weight:700;' : ''}`
    const rule = ruled ? ' class="rule"' : ''
    return `<tr><td${rule} style="${style}text-align:${start}">${first}</td><td${rule} style="${style}text-align:${end};padding-${start}:16px;white-space:nowrap">${escape(second)}</td></tr>`
  }
  const lines = mail.lines.map(({ quantity, title, amount }) =>
    row(`${quantity} × ${isolate(title, readingDirection(title, language))}`, amount, { ruled: true }),
  )
  const sums = mail.totals.map(([label, amount], at, all) =>
    row(escape(label), amount, { ruled: at === 0, bold: at === all.length - 1 }),
  )
  return `<!doctype html>
<html lang="${language}" dir="${dir}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escape(heading)}</title><style>${night}</style></head>
<body class="page" style="margin:0;background:${SAND};color:${INK};font-family:'Readex Pro',Tahoma,Arial,sans-serif;font-size:16px;line-height:1.6;overflow-wrap:anywhere">
${preview(mail)}
<${table} class="page" dir="${dir}" style="background:${SAND}"><tr><td align="center" style="padding:24px 12px">
<${table} class="sheet" style="max-width:560px;background:#ffffff;border-radius:16px;overflow:hidden">
<tr><td class="top" style="background:${GREEN};color:#ffffff;padding:20px 28px;font-size:20px;font-weight:700;text-align:${start}">${escape(shopInfo().name[language])}</td></tr>
<tr><td style="padding:28px;text-align:${start}">
<h1 style="margin:0 0 8px;font-size:22px;line-height:1.3">${escape(heading)}</h1>
<p style="margin:0 0 20px">${escape(sentence)}</p>
<p class="muted" style="margin:0 0 12px;color:${MUTED}">${escape(number)}</p>
<${table}>${lines.join('')}${sums.join('')}</table>
<p style="margin:20px 0 0"><strong>${escape(deliverTo.label)}</strong><br>${deliverTo.parts.map((part) => isolate(part)).join('<br>')}</p>
${details.map(detail).join('\n')}
${look ? button(look.label, look.href) : ''}
${help ? `<p class="muted" style="margin:24px 0 0;color:${MUTED};font-size:14px">${help(link)}</p>` : ''}
</td></tr>
</table></td></tr></table>
</body></html>`
}

/** The preview text beside the subject; zero-width characters keep the body out of it. */
function preview({ sentence, totals }: OrderMailParts): string {
  const [label, amount] = totals.at(-1) ?? []
  return `<div style="display:none;max-height:0;overflow:hidden">${escape(`${sentence} ${label}: ${amount}`)}${'&#847;&zwnj;&nbsp;'.repeat(90)}</div>`
}

function button(label: string, href: string): string {
  return `<p style="margin:24px 0 0"><a class="button" href="${escape(href)}" style="display:inline-block;background:${GREEN};color:#ffffff;text-decoration:none;padding:12px 24px;border-radius:999px">${escape(label)}</a></p>`
}

function link(href: string, shown: string): string {
  return `<a class="link" href="${escape(href)}" style="color:${GREEN}">${isolate(shown)}</a>`
}

function detail({ label, text, href }: Detail): string {
  return `<p style="margin:12px 0 0"><strong>${escape(label)}</strong><br>${href ? link(href, text) : isolate(text)}</p>`
}

/** Escapes text and isolates its direction; `auto` follows its first strong character. */
function isolate(text: string, dir: 'auto' | 'ltr' | 'rtl' = 'auto'): string {
  return `<span dir="${dir}">${escape(text)}</span>`
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}
