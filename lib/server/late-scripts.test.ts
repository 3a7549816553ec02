import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliCompressSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { holdScripts } from '@/lib/utils/hold-scripts'
import { inlineScript } from '@/lib/utils/inline-script'
import { compressResponses } from './compress'
import { delayScripts } from './late-scripts'

const hold = inlineScript(holdScripts)
const script = (name: string) => `<script src="/_next/static/${name}.js" async="" nonce="n0=="></script>`
const head = '<!DOCTYPE html><html dir="rtl"><head><title>واحة</title>'
const page =
  head +
  '<link rel="preload" as="script" fetchPriority="low" nonce="n0==" href="/_next/static/c.js"/>' +
  `${script('a')}${script('b')}<script nonce="n0==">start()</script>` +
  '<script src="/_next/static/old.js" noModule="" nonce="n0=="></script></head><body><p>تمر</p>' +
  '<script src="/_next/static/c.js" nonce="n0==" async=""></script><script>push("x")</script></body></html>'
const held =
  `${head}<script nonce="n0==">${hold};oasisScripts("/_next/static/a.js","/_next/static/b.js")</script>` +
  '<script nonce="n0==">start()</script></head><body><p>تمر</p>' +
  '<script nonce="n0==">oasisScripts("/_next/static/c.js")</script><script>push("x")</script></body></html>'
const foreign = '<script src="/pay.js"></script><script src="/x.js" nonce="n0=="></script>'

const answers: Record<string, (response: ServerResponse) => void> = {
  '/': (response) => response.end(page),
  '/bytes': (response) => response.end(Buffer.from(page)),
  // Next flushes headers before the first chunk.
  '/begun': (response) => {
    response.flushHeaders()
    response.write(page)
    response.end(() => undefined)
  },
  '/byte-by-byte': (response) => {
    for (const byte of Buffer.from(page)) response.write(Buffer.of(byte))
    response.end()
  },
  '/foreign': (response) => response.end(foreign),
  '/ends-early': (response) => response.end('<p>hay</p><script src="/a.js" asy'),
  '/data': (response) => response.setHeader('Content-Type', 'text/x-component').end(page),
  '/kept': (response) => response.setHeader('Content-Encoding', 'br').end(brotliCompressSync(page)),
  '/measured': (response) => response.setHeader('Content-Length', Buffer.byteLength(page)).end(page),
}
const server = createServer((request, response) => {
  response.setHeader('Content-Type', 'text/html; charset=utf-8')
  answers[request.url ?? '']?.(response)
})
const stops: (() => void)[] = []

beforeAll(async () => {
  stops.push(compressResponses(), delayScripts())
  await once(server.listen(0, '127.0.0.1'), 'listening')
})
afterAll(() => {
  stops.forEach((stop) => stop())
  server.close()
})

async function ask(path: string, encoding = 'br'): Promise<string> {
  const { port }: AddressInfo = Object(server.address())
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, { headers: { 'accept-encoding': encoding } })
  return answer.text()
}

test.each([
  ['a page in one piece', '/', held],
  ['as bytes', '/bytes', held],
  ['whose headers go first', '/begun', held],
])('%s loads its scripts after first paint', async (_, path, sent) => {
  expect(await ask(path)).toBe(sent)
  expect(await ask(path, 'identity')).toBe(sent)
})

test('chunks may end anywhere, within a tag and within a character', async () => {
  const between = ')</script><script nonce="n0==">oasisScripts('
  expect((await ask('/byte-by-byte')).replace(between, ',')).toBe(held)
})

test.each([
  ['scripts that something waits for, or that have no nonce', '/foreign', foreign],
  ['what a page that breaks off ends in', '/ends-early', '<p>hay</p><script src="/a.js" asy'],
  ['what is no page', '/data', page],
  ['a page that is sent again', '/kept', page],
  ['a page that has said how long it is', '/measured', page],
])('%s is unchanged', async (_, path, sent) => {
  expect(await ask(path)).toBe(sent)
})
