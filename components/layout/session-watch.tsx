'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useEffectEvent } from 'react'
import { refreshBeneath } from '@/components/navigation/layer-history'
import { isBrowserMessage } from '@/components/translations/browser-messages'
import { useTranslate } from '@/components/translations/translations'
import { isBackForward } from '@/lib/client/page-events'
import { isOutdated, session, sessionMark } from '@/lib/client/session'
import { notify, takeLaterToasts } from '@/lib/client/toast'
import { isUnder, keptRoutes } from '@/lib/config/routes'

/**
 * Stores whether a customer is signed in and shows toasts left by the previous page. Reloads the page after a sign-in or sign-out
 * elsewhere, so that no client state of one customer reaches another. Standards 21.
 */
export function SessionWatch({ signedIn }: { signedIn: boolean }) {
  const translate = useTranslate()
  const router = useRouter()
  useEffect(() => session.setState({ signedIn }), [signedIn])

  useEffect(
    () =>
      // Refreshes public pages for their header; cart and favourites redirect to sign-in. For the others see `leaveKeptPage`.
      session.subscribe((now, before) => {
        if (before.signedIn && !now.signedIn && !isUnder(location.pathname, keptRoutes)) refreshBeneath(router.refresh)
      }),
    [router],
  )

  useEffect(() => {
    for (const { word = '', text, ...rest } of takeLaterToasts())
      notify({ ...rest, text: text ?? (isBrowserMessage(word) ? translate(word) : word) })
  }, [translate])

  // Runs once: after a reload `isBackForward()` is false.
  const renew = useEffectEvent(() => {
    if (isBackForward() && isOutdated(signedIn)) location.reload()
  })

  useEffect(() => {
    renew()
    let seen = sessionMark()
    const reloadOnChange = () => {
      if (document.hidden || sessionMark() === seen) return
      seen = sessionMark()
      location.reload()
    }
    const listening = new AbortController()
    for (const kind of ['visibilitychange', 'pageshow', 'storage'])
      addEventListener(kind, reloadOnChange, { signal: listening.signal })
    return () => listening.abort()
  }, [])
  return null
}
