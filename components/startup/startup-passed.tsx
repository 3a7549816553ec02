import { STARTUP_COOKIE } from '@/lib/config/constants'

/** A visit that begins elsewhere than at the home page is not welcomed later in its session either. */
export function StartUpPassed({ nonce }: { nonce: string | undefined }) {
  return (
    <script
      nonce={nonce}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: `document.cookie='${STARTUP_COOKIE}=seen; path=/; samesite=lax'` }}
    />
  )
}
