import { STARTUP_COOKIE } from '@/lib/config/constants'

/** Marks the start-up as seen: a visit that begins on another page gets no splash later in its session. */
export function StartUpPassed({ nonce }: { nonce: string | undefined }) {
  return (
    <script
      nonce={nonce}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: `document.cookie='${STARTUP_COOKIE}=seen; path=/; samesite=lax'` }}
    />
  )
}
