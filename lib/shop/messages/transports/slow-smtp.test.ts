import { afterEach, expect, test } from '@jest/globals'
import { once } from 'node:events'
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net'
import { createInterface } from 'node:readline'
import { setTimeout } from 'node:timers/promises'
import type { Delivery } from '../transport'
import { smtpTransport } from './smtp'

const delivery: Delivery = {
  ...{ id: '0190-one', channel: 'email', to: 'maryam@example.com', template: 'order-confirmation', language: 'en' },
  rendered: { text: 'Thank you', subject: 'Your order', html: '<p>Thank you</p>' },
}

let server: Server
const sockets = new Set<Socket>()
afterEach(() => {
  for (const socket of sockets) socket.destroy()
  server.close()
})

test('a mail server that answers each command late does not outlast the lease, after which another worker sends too', async () => {
  let accepted = 0
  server = createServer(async (socket) => {
    sockets.add(socket)
    socket.on('error', () => undefined)
    socket.write('220 slow ESMTP\r\n')
    let inData = false
    for await (const line of createInterface({ input: socket })) {
      if (inData && line !== '.') continue
      await setTimeout(200)
      if (line === '.') accepted += 1
      inData = line === 'DATA'
      socket.write(inData ? '354 go on\r\n' : '250 OK\r\n')
    }
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port }: AddressInfo = Object(server.address())
  const account = { smtpUrl: `smtp://127.0.0.1:${port}`, from: 'shop@example.com' }
  const sending = smtpTransport(account, { deadline: 500 })(delivery, new AbortController().signal)
  await expect(sending).rejects.toMatchObject({ name: 'DeliveryError', retryable: true })
  expect(accepted).toBe(0)
})
