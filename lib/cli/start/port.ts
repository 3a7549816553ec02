import { createServer } from 'node:net'

/** Whether the shop could listen on this port. 0 means any. */
export function portIsFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen({ port, exclusive: true }, () => probe.close(() => resolve(true)))
  })
}
