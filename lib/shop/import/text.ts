import sanitizeHtml from 'sanitize-html'
import { collapseWhitespace } from '@/lib/utils/collapse-whitespace'

/** Invisible characters that no word needs. Keeps the joiners of emoji and Persian words. */
const INVISIBLE = /[\u00AD\u200B\u2060\uFEFF\u202A-\u202E\u2066-\u2069]/g

/** Removes Excel's escapes of line breaks and tabs: `_x000D_`. */
export function withoutExcelEscapes(text: string): string {
  return text
    .replace(/_x000D_(?=\n|_x000A_)/gi, '')
    .replace(/_x000[AD]_/gi, '\n')
    .replace(/_x0009_/gi, '\t')
}

/** Cleans one line of text: decodes entities, removes Excel escapes and invisible characters. */
export function plainLine(cell: string): string {
  return collapseWhitespace(decodeEntities(withoutExcelEscapes(cell)).replace(INVISIBLE, ''))
}

/** Elements that end a line; those of `PARAGRAPH` also add a blank line. All others are inline. */
const LINE = ['br', 'div', 'tr', 'ul', 'ol', 'dl', 'dt', 'dd', 'section', 'article', 'figure', 'figcaption', 'hr']
const PARAGRAPH = ['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'table', 'blockquote', 'pre']
const KEPT = [...LINE, ...PARAGRAPH, 'li', 'td', 'th']
const WITHOUT_TEXT = 'script style textarea option noscript title template svg iframe object xml'.split(' ')

const paragraphTag = new RegExp(`</?(?:${PARAGRAPH.join('|')})>`, 'g')
const lineTag = new RegExp(`</?(?:${LINE.join('|')})(?: /)?>`, 'g')
const entities: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&amp;': '&' }
const looksLikeHtml = /<\/?[a-z][^<>]*>/i
/** Double-escaped markup, which would show as text. */
const escapedHtml = /&lt;(?:\/[a-z][a-z\d]*|br ?\/?)&gt;/i
const entity = /&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,30});/gi
/** Maximum levels of entity decoding. */
const DECODED_MAX = 3

/**
 * Converts an HTML description to safe plain text: drops scripts, styles and markup, decodes entities, separates paragraphs by a
 * blank line and turns list items into bulleted lines. Text without tags keeps its line breaks.
 */
export function htmlToText(written: string): string {
  const html = !looksLikeHtml.test(written) && escapedHtml.test(written) ? decodeOnce(written) : written
  const source = looksLikeHtml.test(html) ? html.replace(/[\s\u00A0]+/g, ' ') : html
  const bare = sanitizeHtml(source, {
    allowedTags: KEPT,
    allowedAttributes: {},
    nonTextTags: WITHOUT_TEXT,
  })
  const text = bare
    .replace(/<li>(?:\s*<(?:p|div|h[1-6])>)+/g, '<li>')
    .replace(/<li> ?/g, '\n• ')
    .replace(/<\/li>/g, '\n')
    .replace(paragraphTag, '\n\n')
    .replace(lineTag, '\n')
    .replace(/<\/t[dh]>/g, ' ')
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:lt|gt|quot|amp);/g, (entity) => entities[entity] ?? entity)
  return tidy(text)
}

/** A line break that is no layout of the source: not beside an element of its own line. */
const shownBreak = new RegExp(`(?<!</?(?:${KEPT.join('|')})\\b[^<>]*>)\\n(?! *</?(?:${KEPT.join('|')})\\b)`, 'gi')

/** Marks up the line breaks of a WordPress text: it shows them, also between words in bold. */
export function withLineBreaks(text: string): string {
  return looksLikeHtml.test(text) ? text.replace(shownBreak, '<br>') : text
}

/** Decodes entities, also when escaped more than once. The result is not markup: `<` stays. */
function decodeEntities(text: string): string {
  let decoded = text
  for (let times = 0; times < DECODED_MAX; times++) {
    const before = decoded
    decoded = decodeOnce(before)
    if (decoded === before) break
  }
  return decoded
}

function decodeOnce(text: string): string {
  return text.replace(entity, (one) => {
    const decoded = sanitizeHtml(one, { allowedTags: [] })
    return entities[decoded] ?? decoded
  })
}

/** Collapses spaces, allows one blank line between lines and none in a list, and removes control characters. */
function tidy(text: string): string {
  return text
    .replace(/[\u0000-\u0008\u000B-\u001F\u007F]/g, '')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/(?:^|\n)•(?=\n|$)/g, '')
    .replace(/\n{3,}/g, '\n\n')
    .replace(/(^•.*)\n\n(?=•)/gm, '$1\n')
    .trim()
}

/** Converts a plain description to HTML; `htmlToText` restores the same text. */
export function textToHtml(text: string): string {
  if (text === '') return ''
  const safe = text.replace(/[&<>]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[sign] ?? sign)
  return safe
    .split('\n\n')
    .map((paragraph) => `<p>${paragraph.replaceAll('\n', '<br>')}</p>`)
    .join('')
}
