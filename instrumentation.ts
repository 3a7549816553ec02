/** Runs once before the server answers: opens the shop. Not in the edge runtime (middleware) and never during a build. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const { startShop } = await import('./lib/gateway/startup')
    await startShop()
  }
}
