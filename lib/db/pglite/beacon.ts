import { rm } from 'node:fs/promises'
import { connect, createServer } from 'node:net'
import { hasErrno } from '@/lib/utils/errno'

/** The system truncates longer socket paths, bytes. */
const LONGEST_PATH = 100

export interface Beacon {
  path: string
  close(): Promise<void>
}

/**
 * Listens on a socket file while this process lives, so that a process in another container, where pids mean nothing, can
 * tell that it is alive. Returns null when the file system has no sockets.
 */
export async function lightBeacon(path: string): Promise<Beacon | null> {
  if (process.platform === 'win32' || Buffer.byteLength(path) > LONGEST_PATH) return null
  const server = createServer((socket) => socket.destroy())
  server.unref()
  const listening = await new Promise<boolean>((resolve) => {
    server.once('error', () => resolve(false)).listen(path, () => resolve(true))
  })
  if (!listening) return null
  return {
    path,
    async close() {
      await new Promise((resolve) => server.close(resolve))
      await rm(path, { force: true })
    },
  }
}

/** Returns `lit` when the process lives, `dark` when it died, `unknown` when that cannot be seen from here. */
export async function lookForBeacon(path: string): Promise<'lit' | 'dark' | 'unknown'> {
  return new Promise((resolve) => {
    const socket = connect(path, () => {
      socket.destroy()
      resolve('lit')
    })
    socket.once('error', (error) => {
      resolve(hasErrno(error, 'ECONNREFUSED') ? 'dark' : 'unknown')
    })
  })
}
