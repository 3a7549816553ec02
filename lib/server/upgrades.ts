import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { Server } from 'node:http'

/**
 * Treats upgrade requests as ordinary ones, as Node does without an upgrade listener. Next listens in production too and leaks
 * the sockets of paths it does not handle. Not for the development server, which uses a web socket for reloads. Call before the
 * first request. Returns a function that ends it (tests).
 */
export function ignoreUpgrades(): () => void {
  const listen = (message: unknown) => {
    const { socket }: { socket?: { server?: unknown } } = Object(message)
    if (socket?.server instanceof Server) socket.server.removeAllListeners('upgrade')
  }
  subscribe('net.server.socket', listen)
  return () => unsubscribe('net.server.socket', listen)
}
