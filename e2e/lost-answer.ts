import type { Route } from '@playwright/test'

/** Sends the request to the shop and drops the response. */
export async function loseAnswer(route: Route): Promise<void> {
  await route.fetch()
  await route.abort()
}
