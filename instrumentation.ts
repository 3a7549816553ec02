import type { Instrumentation } from 'next'

/** Starts the shop once before the server's first request. Not in the edge runtime (middleware), never during a build. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const { startShop } = await import('@/lib/server/startup')
    await startShop()
  }
}

/** Sets the status of a page that fails while the API host or the database is down. */
export const onRequestError: Instrumentation.onRequestError = async (error) => {
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const { currentResponse } = await import('@/lib/server/shop-response')
    currentResponse()?.markFailed(error)
  }
}
