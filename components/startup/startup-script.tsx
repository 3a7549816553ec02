'use client'

import { inlineScript } from '@/lib/utils/inline-script'
import { STARTUP_COOKIE, startUp } from '@/lib/config/constants'
import { runStartUp, type StartUpSetup } from './start-up'

/**
 * Starts the loader before the first paint. As an inline script it waits for the style sheet, so the browser paints the first
 * screen before it parses the rest; as a module it delayed pages by 200 to 400 ms. It is not sent again for hydration.
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
