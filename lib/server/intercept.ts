import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { IncomingMessage, Server, ServerResponse } from 'node:http'

type Answer = (request: IncomingMessage, response: ServerResponse, next: () => void) => void
/** Ends the interception for servers without requests yet (tests). */
type Stop = () => void

/** Routes every request of this process's servers through `answer` before Next; `next` passes it on. */
export function intercept(answer: Answer): Stop {
  const taken = new WeakSet<Server>()
  return onRequests((request, response, server) => {
    if (taken.has(server)) return
    taken.add(server)
    const listeners = server.listeners('request')
    server.removeAllListeners('request')
    server.on('request', (incoming: IncomingMessage, outgoing: ServerResponse) => {
      answer(incoming, outgoing, () => listeners.forEach((next) => Reflect.apply(next, server, [incoming, outgoing])))
    })
  })
}

/** Runs `prepare` on each response before anything is written to it. Call before the first request. */
export function onResponse(prepare: (request: IncomingMessage, response: ServerResponse) => void): Stop {
  return onRequests(prepare)
}

/** Runs `change` just before a response's headers are sent; its result is the status. */
export function onHeaders(response: ServerResponse, change: (status: number) => number): void {
  if (response.headersSent) return
  const begin = response.writeHead.bind(response)
  response.writeHead = (status: number, ...rest: unknown[]) => Reflect.apply(begin, response, [change(status), ...rest])
}

function onRequests(handle: (request: IncomingMessage, response: ServerResponse, server: Server) => void): Stop {
  const listen = (message: unknown) => {
    const { request, response, server }: { request?: unknown; response?: unknown; server?: unknown } = Object(message)
    if (request instanceof IncomingMessage && response instanceof ServerResponse && server instanceof Server)
      handle(request, response, server)
  }
  subscribe('http.server.request.start', listen)
  return () => unsubscribe('http.server.request.start', listen)
}
