import { once } from 'node:events'
import { createServer } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { ignoreUpgrades } from './upgrades'

const server = createServer((_, response) => response.end('an ordinary answer'))
let stop: () => void

beforeAll(async () => {
  // As Next does for unknown paths: neither answers nor closes.
  server.on('upgrade', () => undefined)
  stop = ignoreUpgrades()
  await once(server.listen(0, '127.0.0.1'), 'listening')
})
afterAll(async () => {
  stop()
  // Resolves when every socket is closed.
  await promisify(server.close.bind(server))()
})

/** Returns everything received until the server closes. */
async function ask(connection: string, method = 'GET'): Promise<string> {
  const { port }: AddressInfo = Object(server.address())
  const socket = connect({ port, host: '127.0.0.1', timeout: 2000 })
  socket.on('timeout', () => socket.destroy(new Error('No answer')))
  const head = ['Host: shop', `Connection: ${connection}`, 'Upgrade: websocket', 'Sec-WebSocket-Version: 13']
  socket.write(`${method} /nowhere HTTP/1.1\r\n${head.join('\r\n')}\r\nContent-Length: 0\r\n\r\n`)
  return text(socket.setEncoding('utf8'))
}

test.each(['GET', 'HEAD', 'POST'])('%s with an upgrade gets a response, and its socket is closed', async (method) => {
  const answers = await Promise.all(Array.from({ length: 50 }, () => ask('Upgrade, close', method)))
  for (const answer of answers) expect(answer).toMatch(/^HTTP\/1\.1 200 OK\r\n/)
})
