import { subscribe } from 'node:diagnostics_channel'
import { IncomingMessage, Server, ServerResponse } from 'node:http'

type Answer = (request: IncomingMessage, response: ServerResponse, next: () => void) => void

/** Lets `answer` have every request of this process's servers before Next; `next` hands it on. Call before the first request. */
export function intercept(answer: Answer): void {
  const taken = new WeakSet<Server>()
  subscribe('http.server.request.start', (message) => {
    if (typeof message !== 'object' || message === null || !('server' in message)) return
    const { server } = message
    if (!(server instanceof Server) || taken.has(server)) return
    taken.add(server)
    const listeners = server.listeners('request')
    server.removeAllListeners('request')
    server.on('request', (request: IncomingMessage, response: ServerResponse) => {
      answer(request, response, () => listeners.forEach((next) => Reflect.apply(next, server, [request, response])))
    })
  })
}

/** Does something with each answer before anybody writes to it. Call before the first request. */
export function prepareAnswers(prepare: (request: IncomingMessage, response: ServerResponse) => void): void {
  subscribe('http.server.request.start', (message) => {
    if (typeof message !== 'object' || message === null || !('request' in message) || !('response' in message)) return
    const { request, response } = message
    if (request instanceof IncomingMessage && response instanceof ServerResponse) prepare(request, response)
  })
}
