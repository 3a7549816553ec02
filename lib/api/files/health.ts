import 'server-only'
import { recordDiskFull } from '@/lib/utils/disk-full'
import { log } from '@/lib/utils/log'
import { isStopping } from '@/lib/server/is-stopping'
import { usesApiHost, getBackend } from '@/lib/backend/get-backend'

/** Timeout of the database and host probes, ms. */
const TIMEOUT = 3000
const headers = { 'cache-control': 'no-store' }

export function liveness(): Response {
  return Response.json({ status: 'ok' }, { headers })
}

/**
 * 200 when the database answers; 503 when it does not, the disk is full, or the process is stopping. On an API host always
 * 200: the shop serves cached data during a host outage, which `host` reports.
 */
export async function readiness(): Promise<Response> {
  if (isStopping()) return Response.json({ status: 'stopping' }, { status: 503, headers })
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`No response within ${TIMEOUT} ms`)), TIMEOUT)
  })
  try {
    const parts = await Promise.race([getBackend().probe(), late])
    return Response.json({ status: 'ok', ...parts }, { headers })
  } catch (error) {
    log().warn({ err: error }, 'Not ready')
    if (usesApiHost()) return Response.json({ status: 'ok', host: 'unavailable' }, { headers })
    const disk = recordDiskFull(error) && { disk: 'full' }
    return Response.json({ status: 'unavailable', ...disk }, { status: 503, headers })
  } finally {
    clearTimeout(timer)
  }
}
