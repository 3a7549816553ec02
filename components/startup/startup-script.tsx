import { STARTUP_COOKIE, startUp } from '@/lib/shop-facts'
import { runStartUp, type StartUpSetup } from './start-up'

/** Starts the loader before the first paint. */
export function StartUpScript({ always, nonce }: { always: boolean; nonce: string | undefined }) {
  const setup: StartUpSetup = { cookie: STARTUP_COOKIE, always, ...startUp }
  return (
    <script
      nonce={nonce}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: `(${String(runStartUp)})(${JSON.stringify(setup)})` }}
    />
  )
}
