import { rm } from 'node:fs/promises'
import { connect, createServer } from 'node:net'
import { hasErrno } from '@/lib/utils/errno'

/** Longer paths are cut off by the system. */
const LONGEST_PATH = 100

export interface Beacon {
  path: string
  close(): Promise<void>
}

/**
 * Listens on a socket file for as long as this process lives: the kernel answers for us across containers, where pids
 * mean nothing. Null where the file system takes no sockets.
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

/** `lit` when its process lives, `dark` when it died, `unknown` when that cannot be told from here. */
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
