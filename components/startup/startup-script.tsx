'use client'

import { STARTUP_COOKIE, startUp } from '@/lib/shop-facts'
import { runStartUp, type StartUpSetup } from './start-up'

/**
 * Starts the loader before the first paint. As a module that nothing waits for, it does not keep the browser from reading on
 * until the style sheet has come. It runs from the document alone, so the browser is not sent it a second time to hydrate.
 */
export function StartUpScript({ always, nonce }: { always: boolean; nonce: string | undefined }) {
  return (
    <script
      type="module"
      async
      blocking="render"
      nonce={nonce}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: typeof window === 'undefined' ? source(always) : '' }}
    />
  )
}

function source(always: boolean): string {
  const setup: StartUpSetup = { cookie: STARTUP_COOKIE, always, ...startUp }
  return `(${String(runStartUp)})(${JSON.stringify(setup)})`
}
