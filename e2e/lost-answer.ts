import type { Route } from '@playwright/test'

/** The shop hears it, and nobody hears the shop. */
export async function loseAnswer(route: Route): Promise<void> {
  await route.fetch()
  await route.abort()
}
