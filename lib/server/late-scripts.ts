import type { ServerResponse } from 'node:http'
import { holdScripts } from '@/lib/utils/hold-scripts'
import { inlineScript } from '@/lib/utils/inline-script'
import { bytesOf } from './bytes-of'
import { onResponse } from './intercept'

const ASYNC = '<script src="([^"<>&]+)" (?:async="" nonce="([^"<>]+)"|nonce="([^"<>]+)" async="")></script>'
/** React's async scripts, their preload links, and `noModule` scripts. */
const TAGS = new RegExp(
  `(?:${ASYNC})+|<link rel="preload" as="script"[^<>]*>|<script src="[^"<>]+" noModule=""[^<>]*></script>`,
  'g',
)
/** Start and end of each such tag. */
const ends = [
  ['<script src="', '</script>'],
  ['<link rel="preload" as="script"', '>'],
] as const

/**
 * Makes browsers load a page's scripts after first paint (`holdScripts`): at the top of the document, where React puts them,
 * they compete with visible content for bandwidth and CPU. Call before the first request, after compression and page cache are
 * registered: cached pages are already changed. Returns a function that ends it (tests). Standards 26.
 */
export function delayScripts(): () => void {
  return onResponse((_, response) => {
    const { writeHead, write, end } = response
    let change: ((text: string, isLast: boolean) => string) | null | undefined
    const begin = () => {
      if (change === undefined) change = isPlainPage(response) ? changePage() : null
    }
    const changed = (chunk: unknown, encoding: unknown, isLast: boolean) => {
      begin()
      // Latin-1 maps bytes to characters one to one: a chunk may end within a multi-byte character.
      return change ? Buffer.from(change(bytesOf(chunk, encoding).toString('latin1'), isLast), 'latin1') : chunk
    }
    // The compression sets its header here.
    response.writeHead = (...args: unknown[]) => {
      begin()
      return Reflect.apply(writeHead, response, args)
    }
    response.write = (chunk: unknown, ...rest: unknown[]) =>
      Reflect.apply(write, response, [changed(chunk, rest[0], false), ...rest])
    response.end = (...args: unknown[]) => {
      const [chunk, ...rest] = typeof args[0] === 'function' ? [undefined, ...args] : args
      return Reflect.apply(end, response, [changed(chunk, rest[0], true), ...rest])
    }
  })
}

/** Whether the response is an uncompressed page without a fixed length. */
function isPlainPage(response: ServerResponse): boolean {
  return (
    String(response.getHeader('Content-Type')).startsWith('text/html') &&
    !response.hasHeader('Content-Encoding') &&
    !response.hasHeader('Content-Length')
  )
}

/** Changes a page chunk by chunk. A tag cut by a chunk's end waits for the next chunk. */
function changePage(): (text: string, isLast: boolean) => string {
  let [pending, hasLoader] = ['', false]
  return (chunk, isLast) => {
    const text = pending + chunk
    const whole = isLast ? text.length : Math.min(...ends.map(([start, end]) => wholeUntil(text, start, end)))
    pending = text.slice(whole)
    return text.slice(0, whole).replace(TAGS, (found) => {
      const scripts = [...found.matchAll(new RegExp(ASYNC, 'g'))]
      const nonce = scripts[0]?.[2] ?? scripts[0]?.[3]
      if (!nonce) return ''
      const start = hasLoader ? '' : `${inlineScript(holdScripts)};`
      hasLoader = true
      return `<script nonce="${nonce}">${start}oasisScripts(${scripts.map(([, source]) => JSON.stringify(source)).join()})</script>`
    })
  }
}

/** Index at which an unfinished tag begins, else the text's length. */
function wholeUntil(text: string, start: string, end: string): number {
  const begun = text.lastIndexOf(start)
  if (begun >= 0 && !text.includes(end, begun)) return begun
  const last = text.lastIndexOf('<')
  return last >= 0 && start.startsWith(text.slice(last)) ? last : text.length
}
