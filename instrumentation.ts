import type { Instrumentation } from 'next'

/** Runs once before the server answers: opens the shop. Not in the edge runtime (middleware) and never during a build. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const { startShop } = await import('./lib/gateway/startup')
    await startShop()
  }
}

/** A page that cannot be made while the API host or the database is away says so by its status. */
export const onRequestError: Instrumentation.onRequestError = async (error, request) => {
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const { tellFailure, ANSWER_HEADER } = await import('./lib/gateway/page-status')
    tellFailure(error, request.headers[ANSWER_HEADER])
  }
}
