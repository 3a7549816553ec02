import { createServer } from 'node:net'
import { hasErrno } from '@/lib/utils/errno'

/** Returns why the shop cannot listen on this port; null when it can. Port 0 means any. */
export function portFault(port: number): Promise<string | null> {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', (error) =>
      resolve(
        hasErrno(error, 'EACCES')
          ? `This user may not open port ${port}: those below 1024 are for administrators. Set PORT to a higher one, with a proxy in front.`
          : `Port ${port} is taken by another program (or this shop runs already). Set PORT to another one.`,
      ),
    )
    probe.listen({ port, exclusive: true }, () => probe.close(() => resolve(null)))
  })
}
