import type { ServerResponse } from 'node:http'
import { holdScripts } from '@/lib/utils/hold-scripts'
import { inlineScript } from '@/lib/utils/inline-script'
import { bytesOf } from './bytes-of'
import { prepareAnswers } from './intercept'

const ASYNC = '<script src="([^"<>&]+)" (?:async="" nonce="([^"<>]+)"|nonce="([^"<>]+)" async="")></script>'
/**
 * Scripts that nothing waits for, as React writes them, what it has browsers fetch ahead for them, and what is for browsers that
 * cannot read any of them.
 */
const TAGS = new RegExp(
  `(?:${ASYNC})+|<link rel="preload" as="script"[^<>]*>|<script src="[^"<>]+" noModule=""[^<>]*></script>`,
  'g',
)
/** How they begin and end. */
const ends = [
  ['<script src="', '</script>'],
  ['<link rel="preload" as="script"', '>'],
] as const

/**
 * Has browsers ask for a page's scripts after its first paint (`holdScripts`): React names them at the top of the document, where
 * they share a phone's line and processor with what is seen first. Call before the first request, after answers are compressed and
 * kept: what is sent again has been through it. Gives what ends it (tests). Standards 26.
 */
export function delayScripts(): () => void {
  return prepareAnswers((_, response) => {
    const { writeHead, write, end } = response
    let change: ((text: string, isLast: boolean) => string) | null | undefined
    const begin = () => {
      if (change === undefined) change = isPlainPage(response) ? changePage() : null
    }
    const changed = (chunk: unknown, encoding: unknown, isLast: boolean) => {
      begin()
      // Bytes as letters: a piece may end within a letter of several.
      return change ? Buffer.from(change(bytesOf(chunk, encoding).toString('latin1'), isLast), 'latin1') : chunk
    }
    // From here on the answer says that it is compressed.
    response.writeHead = (...words: unknown[]) => {
      begin()
      return Reflect.apply(writeHead, response, words)
    }
    response.write = (chunk: unknown, ...rest: unknown[]) =>
      Reflect.apply(write, response, [changed(chunk, rest[0], false), ...rest])
    response.end = (...words: unknown[]) => {
      const [chunk, ...rest] = typeof words[0] === 'function' ? [undefined, ...words] : words
      return Reflect.apply(end, response, [changed(chunk, rest[0], true), ...rest])
    }
  })
}

/** A page whose text is still text, and may change its length. */
function isPlainPage(response: ServerResponse): boolean {
  return (
    String(response.getHeader('Content-Type')).startsWith('text/html') &&
    !response.hasHeader('Content-Encoding') &&
    !response.hasHeader('Content-Length')
  )
}

/** Changes one page, piece by piece. A tag that a piece ends in waits for the next one. */
function changePage(): (text: string, isLast: boolean) => string {
  let [waits, knows] = ['', false]
  return (piece, isLast) => {
    const text = waits + piece
    const whole = isLast ? text.length : Math.min(...ends.map(([start, end]) => wholeUntil(text, start, end)))
    waits = text.slice(whole)
    return text.slice(0, whole).replace(TAGS, (found) => {
      const scripts = [...found.matchAll(new RegExp(ASYNC, 'g'))]
      const nonce = scripts[0]?.[2] ?? scripts[0]?.[3]
      if (!nonce) return ''
      const start = knows ? '' : `${inlineScript(holdScripts)};`
      knows = true
      return `<script nonce="${nonce}">${start}oasisScripts(${scripts.map(([, source]) => JSON.stringify(source)).join()})</script>`
    })
  }
}

/** Where a tag begins that the text ends in, or the text's end. */
function wholeUntil(text: string, start: string, end: string): number {
  const begun = text.lastIndexOf(start)
  if (begun >= 0 && !text.includes(end, begun)) return begun
  const last = text.lastIndexOf('<')
  return last >= 0 && start.startsWith(text.slice(last)) ? last : text.length
}
