import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { createShopServer, type Handler, type Step } from '../http'

/** Serves these steps, and behind them `last`, on a free port. */
export async function serveSteps(steps: readonly Step[], last: Handler) {
  const server = createShopServer(steps, last)
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port }: AddressInfo = Object(server.address())
  const close = () => {
    server.close()
    server.closeAllConnections()
  }
  return { server, port, origin: `http://127.0.0.1:${port}`, close }
}
