import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, test } from '@jest/globals'
import { drain } from './stopping'
import { serveSteps } from './testing/serve-steps'

function post(socket: Socket, connection = 'close'): Socket {
  socket.write(`POST / HTTP/1.1\r\nHost: shop\r\nConnection: ${connection}\r\nContent-Length: 0\r\n\r\n`)
  return socket
}

test('a stopping shop answers what arrives while it renders, on new connections and on a kept one', async () => {
  const { server, port } = await serveSteps([], (_, response) => response.end())
  const open = () => connect(port, '127.0.0.1')
  const kept = post(open(), 'keep-alive')
  await once(kept, 'data')
  // Compiled code accepts a connection in less time than a quiet turn of the event loop takes.
  for (let warm = 0; warm < 50; warm++) await text(post(open()))
  const answers: Promise<string>[] = []
  // Runs between a poll and what `drain` does after it.
  setImmediate(() => {
    const begun = performance.now()
    while (performance.now() - begun < 20);
    for (const socket of [kept, ...Array.from({ length: 20 }, open)]) answers.push(text(post(socket)))
  })
  await drain(server)
  expect(answers).toHaveLength(21)
  for (const answer of await Promise.all(answers)) expect(answer).toMatch(/^HTTP\/1\.1 200 /)
})
