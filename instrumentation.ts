import type { Instrumentation } from 'next'

/** Runs once before the server answers: opens the shop. Not in the edge runtime (middleware) and never during a build. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const { startShop } = await import('@/lib/server/startup')
    await startShop()
  }
}

/** A page that cannot be made while the API host or the database is away says so by its status. */
export const onRequestError: Instrumentation.onRequestError = async (error, request) => {
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const { markFailed, RESPONSE_ID_HEADER } = await import('@/lib/server/page-status')
    markFailed(error, request.headers[RESPONSE_ID_HEADER])
  }
}
