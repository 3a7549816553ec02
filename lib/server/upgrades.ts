import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { Server } from 'node:http'

/**
 * Answers requests that ask for another protocol as ordinary ones, as Node does when nobody listens for upgrades. Next listens in
 * production too, where it has nothing to upgrade to, and keeps the sockets it answers no page on for ever. Not for the development
 * server, whose pages are refreshed through a web socket. Call before the first request. Returns a function that ends it (tests).
 */
export function ignoreUpgrades(): () => void {
  const listen = (message: unknown) => {
    const { socket }: { socket?: { server?: unknown } } = Object(message)
    if (socket?.server instanceof Server) socket.server.removeAllListeners('upgrade')
  }
  subscribe('net.server.socket', listen)
  return () => unsubscribe('net.server.socket', listen)
}
