import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'

export interface TestServer {
  origin: string
  close: () => Promise<void>
}

/** Serves a fetch handler on localhost, on a free port unless one is given. */
export async function serve(
  handler: (request: Request) => Response | Promise<Response>,
  port = 0,
): Promise<TestServer> {
  const server = createServer((incoming, outgoing) => {
    void answer(handler, incoming, outgoing).catch(() => outgoing.destroy())
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('The test server has no port')
  return {
    origin: `http://127.0.0.1:${address.port}`,
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** Answers a request of Node's HTTP server by a fetch handler. */
export async function answer(
  handler: (request: Request) => Response | Promise<Response>,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<void> {
  const { method = 'GET', url = '/', headers } = incoming
  const init = { method, headers: headerList(headers), duplex: 'half' }
  // As Next passes it to routes; the types omit it.
  if (method !== 'GET' && method !== 'HEAD') Object.assign(init, { body: incoming })
  const response = await handler(new Request(`http://${headers.host}${url}`, init))
  outgoing.writeHead(response.status, Object.fromEntries(response.headers))
  const reader = response.body?.getReader()
  outgoing.on('close', () => void reader?.cancel())
  for (let next = await reader?.read(); next && !next.done; next = await reader?.read()) {
    if (!outgoing.write(next.value)) await Promise.race([once(outgoing, 'drain'), once(outgoing, 'close')])
  }
  outgoing.end()
}

function headerList(headers: IncomingMessage['headers']): [string, string][] {
  return Object.entries(headers).flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' ? [[name, value]] : [],
  )
}
