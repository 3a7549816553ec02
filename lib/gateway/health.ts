import 'server-only'
import { log } from '@/lib/log'
import { probeDatabase } from '@/lib/shop/health'

/** A database that takes longer counts as gone, in ms. */
const PATIENCE = 3000
const headers = { 'cache-control': 'no-store' }

/** The process runs and answers. */
export function alive(): Response {
  return Response.json({ status: 'ok' }, { headers })
}

/** 200 when the database answers, else 503. */
export async function readiness(): Promise<Response> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`The database did not answer within ${PATIENCE} ms`)), PATIENCE)
  })
  try {
    await Promise.race([probeDatabase(), late])
    return Response.json({ status: 'ok' }, { headers })
  } catch (error) {
    log().warn({ err: error }, 'Not ready')
    return Response.json({ status: 'unavailable' }, { status: 503, headers })
  } finally {
    clearTimeout(timer)
  }
}
