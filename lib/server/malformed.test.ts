import { once } from 'node:events'
import { createServer, request as ask, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { refuseMalformed } from './malformed'
import { fixPercentSigns } from './fix-percent-signs'

const server = createServer(({ url }, response) => response.end(url))
let stops: (() => void)[]

beforeAll(async () => {
  stops = [fixPercentSigns(), refuseMalformed()]
  await once(server.listen(0, '127.0.0.1'), 'listening')
})
afterAll(() => {
  for (const stop of stops) stop()
  server.close()
})

async function get(path: string, headers: Record<string, string | string[]> = {}) {
  const { port }: AddressInfo = Object(server.address())
  const outgoing = ask({ port, host: '127.0.0.1', path, headers }).end()
  const [answer]: IncomingMessage[] = await once(outgoing, 'response')
  if (!answer) throw new Error('No answer')
  return [answer.statusCode, await text(answer)]
}

test('answers 400 to a request for the server itself (*)', async () => {
  expect(await get('*')).toEqual([400, 'Bad request\n'])
})

test.each([
  ['http://shop.example/shop?page=2', '/shop?page=2'],
  ['HTTPS://shop.example', '/'],
  ['http://[::bad/', '/'],
  ['http:///', '/'],
  ['http://shop.example?a', '/?a'],
])('passes %s on as %s', async (address, path) => {
  expect(await get(address)).toEqual([200, path])
})

const tree = encodeURIComponent(JSON.stringify(['', { children: ['shop', { children: ['__PAGE__', {}] }] }]))

test.each(['', 'x', '%', '%5B%5D', '%5B1%5D', `${tree}x`, tree.repeat(120)])(
  'answers 400 to unreadable router state: %s',
  async (state) => {
    expect(await get('/shop', { 'next-router-state-tree': state })).toEqual([400, 'Bad request\n'])
  },
)

test('passes a readable router state on', async () => {
  expect(await get('/shop', { 'next-router-state-tree': tree })).toEqual([200, '/shop'])
  expect(await get('/shop')).toEqual([200, '/shop'])
})
