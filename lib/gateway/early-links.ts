import type { ServerResponse } from 'node:http'
import { prepareAnswers } from './intercept'

/** How far a page's head may go, in bytes, for what it names to be looked for. */
const HEAD = 8_000

/**
 * Names in a page's headers the style sheet its first paint waits for: a browser asks for it as soon as the answer begins, which
 * on a slow line is a good while before it has read the head. Call before the first request, after whatever changes the bytes
 * of answers. Gives what ends it (tests). Standards 26.
 */
export function nameEarly(): () => void {
  return prepareAnswers((_, response) => {
    const { write, end, flushHeaders } = response
    const look = (chunk: unknown) => {
      Object.assign(response, { write, end, flushHeaders })
      if (response.headersSent || !isPage(response)) return
      const others = [response.getHeader('Link') ?? []].flat().map(String)
      // A page out of memory brings the headers it was first sent with.
      const links = styleSheets(textOf(chunk)).map((address) => `<${address}>; rel=preload; as="style"`)
      if (links.length > 0 && !others.join().includes('as="style"'))
        response.setHeader('Link', [...links, ...others].join(', '))
    }
    // The head is not there yet; the headers go with its first bytes.
    response.flushHeaders = () => {
      if (!isPage(response)) Reflect.apply(flushHeaders, response, [])
    }
    response.write = (...words: unknown[]) => {
      look(words[0])
      return Reflect.apply(write, response, words)
    }
    response.end = (...words: unknown[]) => {
      look(words[0])
      return Reflect.apply(end, response, words)
    }
  })
}

/** The style sheets that a page which begins so is painted with. */
export function styleSheets(page: string): string[] {
  const head = page.slice(0, page.search(/<\/head>|<body|<title/))
  return [...head.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, address = '']) => address)
}

function isPage(response: ServerResponse): boolean {
  return String(response.getHeader('Content-Type')).startsWith('text/html')
}

function textOf(chunk: unknown): string {
  if (typeof chunk === 'string') return chunk.slice(0, HEAD)
  return chunk instanceof Uint8Array
    ? Buffer.from(chunk.buffer, chunk.byteOffset, chunk.length).toString('utf8', 0, HEAD)
    : ''
}
