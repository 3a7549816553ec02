import 'server-only'
import { recordDiskFull } from '@/lib/utils/disk-full'
import { log } from '@/lib/utils/log'
import { isStopping } from '@/lib/server/is-stopping'
import { usesApiHost, getBackend } from '@/lib/backend/get-backend'

/** A database or host that takes longer counts as gone, in ms. */
const PATIENCE = 3000
const headers = { 'cache-control': 'no-store' }

/** The process runs and answers. */
export function liveness(): Response {
  return Response.json({ status: 'ok' }, { headers })
}

/**
 * 200 when the database answers, else 503; 503 too while the disk is full, and once the process was told to stop. `search` says
 * whether search is loading. On an API host always 200: while that one is away the shop shows what it has kept, and `host` says so.
 */
export async function readiness(): Promise<Response> {
  if (isStopping()) return Response.json({ status: 'stopping' }, { status: 503, headers })
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`Nothing answered within ${PATIENCE} ms`)), PATIENCE)
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
