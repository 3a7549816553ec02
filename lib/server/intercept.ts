import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { IncomingMessage, Server, ServerResponse } from 'node:http'

type Answer = (request: IncomingMessage, response: ServerResponse, next: () => void) => void
/** Ends it, for servers that have not answered yet (tests). */
type Stop = () => void

/** Lets `answer` have every request of this process's servers before Next; `next` hands it on. */
export function intercept(answer: Answer): Stop {
  const taken = new WeakSet<Server>()
  return onRequests((request, response, server) => {
    if (taken.has(server)) return
    taken.add(server)
    const listeners = server.listeners('request')
    server.removeAllListeners('request')
    server.on('request', (asked: IncomingMessage, answered: ServerResponse) => {
      answer(asked, answered, () => listeners.forEach((next) => Reflect.apply(next, server, [asked, answered])))
    })
  })
}

/** Does something with each answer before anybody writes to it. Call before the first request. */
export function prepareAnswers(prepare: (request: IncomingMessage, response: ServerResponse) => void): Stop {
  return onRequests(prepare)
}

/** Changes the status, and whatever else, of an answer as its headers are sent. */
export function asItBegins(response: ServerResponse, change: (status: number) => number): void {
  if (response.headersSent) return
  const begin = response.writeHead.bind(response)
  response.writeHead = (status: number, ...rest: unknown[]) => Reflect.apply(begin, response, [change(status), ...rest])
}

function onRequests(hear: (request: IncomingMessage, response: ServerResponse, server: Server) => void): Stop {
  const listen = (message: unknown) => {
    const { request, response, server }: { request?: unknown; response?: unknown; server?: unknown } = Object(message)
    if (request instanceof IncomingMessage && response instanceof ServerResponse && server instanceof Server)
      hear(request, response, server)
  }
  subscribe('http.server.request.start', listen)
  return () => unsubscribe('http.server.request.start', listen)
}
