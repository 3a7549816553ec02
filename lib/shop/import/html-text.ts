import sanitizeHtml from 'sanitize-html'

/** Elements that end a line; those of `PARAGRAPH` leave a blank line behind. Everything else is written into the line. */
const LINE = ['br', 'div', 'tr', 'ul', 'ol', 'dl', 'dt', 'dd', 'section', 'article', 'figure', 'figcaption', 'hr']
const PARAGRAPH = ['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'table', 'blockquote', 'pre']
const KEPT = [...LINE, ...PARAGRAPH, 'li', 'td', 'th']

const paragraphTag = new RegExp(`</?(?:${PARAGRAPH.join('|')})>`, 'g')
const lineTag = new RegExp(`</?(?:${LINE.join('|')})(?: /)?>`, 'g')
const entities: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&amp;': '&' }
const looksLikeHtml = /<\/?[a-z][^<>]*>/i
/** Markup that was escaped once too often, which would be read as text. */
const escapedHtml = /&lt;(?:\/[a-z][a-z\d]*|br ?\/?)&gt;/i
const entity = /&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,30});/gi
/** Times a text may have been escaped. */
const DECODED_MAX = 3

/**
 * Plain text of an HTML description, safe to show: scripts, styles and all markup gone, entities decoded, paragraphs parted
 * by a blank line, list entries as lines with a bullet. Text without any tag keeps its own lines.
 */
export function htmlToText(written: string): string {
  const html = !looksLikeHtml.test(written) && escapedHtml.test(written) ? decodeOnce(written) : written
  const source = looksLikeHtml.test(html) ? html.replace(/[\s\u00A0]+/g, ' ') : html
  const bare = sanitizeHtml(source, {
    allowedTags: KEPT,
    allowedAttributes: {},
    nonTextTags: [
      'script',
      'style',
      'textarea',
      'option',
      'noscript',
      'title',
      'template',
      'svg',
      'iframe',
      'object',
      'xml',
    ],
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

/** A text without entities, also where it was escaped more than once. It is no markup: `<` stays. */
export function decodeEntities(text: string): string {
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

/** One space between words, at most one blank line between lines, none inside a list, no control characters. */
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

/** HTML of a plain description, which `htmlToText` turns back into the same text. */
export function textToHtml(text: string): string {
  if (text === '') return ''
  const safe = text.replace(/[&<>]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[sign] ?? sign)
  return safe
    .split('\n\n')
    .map((paragraph) => `<p>${paragraph.replaceAll('\n', '<br>')}</p>`)
    .join('')
}
