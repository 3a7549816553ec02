'use client'

import { inlineScript } from '@/lib/utils/inline-script'
import { STARTUP_COOKIE, startUp } from '@/lib/config/constants'
import { runStartUp, type StartUpSetup } from './start-up'

/**
 * Starts the loader before the first paint. A browser waits here for the style sheet before it reads on, and so paints what is
 * seen first before it has the rest to lay out: as a module that nothing waits for, it made pages 200 to 400 ms later. It runs
 * from the document alone, so the browser is not sent it a second time to hydrate.
 */
export function StartUpScript({ always, nonce }: { always: boolean; nonce: string | undefined }) {
  return (
    <script
      nonce={nonce}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: typeof window === 'undefined' ? inlineScript(runStartUp, setup(always)) : '' }}
    />
  )
}

function setup(always: boolean): StartUpSetup {
  return { cookie: STARTUP_COOKIE, always, ...startUp }
}
