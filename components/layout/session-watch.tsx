'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useEffectEvent } from 'react'
import { refreshBeneath } from '@/components/quick-view/history'
import { isBrowserMessage } from '@/components/translations/browser-messages'
import { useTranslate } from '@/components/translations/translations'
import { onReturn } from '@/lib/client/on-return'
import { takeLaterToasts } from '@/lib/client/later-toast'
import { isOutdated, session, sessionMark } from '@/lib/client/session'
import { notify } from '@/lib/client/toast'
import { isUnder, keptRoutes } from '@/lib/config/routes'

/**
 * Tells the scripts of the page whether a customer is signed in, and says what the page before left to say. When somebody signed in
 * or out elsewhere the page is loaded anew, whole: nothing the scripts hold of one customer, an address, an e-mail or a heart, may
 * meet another. Standards 21.
 */
export function SessionWatch({ signedIn }: { signedIn: boolean }) {
  const say = useTranslate()
  const router = useRouter()
  useEffect(() => session.setState({ signedIn }), [signedIn])

  useEffect(
    () =>
      // A public page is made anew for its header; cart and favourites lead to sign in, and back. For the rest see `leaveKeptPage`.
      session.subscribe((now, before) => {
        if (before.signedIn && !now.signedIn && !isUnder(location.pathname, keptRoutes)) refreshBeneath(router.refresh)
      }),
    [router],
  )

  useEffect(() => {
    for (const { word = '', text, ...rest } of takeLaterToasts())
      notify({ ...rest, text: text ?? (isBrowserMessage(word) ? say(word) : word) })
  }, [say])

  // Once: what is loaded anew has not come back.
  const renew = useEffectEvent(() => {
    if (onReturn() && isOutdated(signedIn)) location.reload()
  })

  useEffect(() => {
    renew()
    let seen = sessionMark()
    const look = () => {
      if (document.hidden || sessionMark() === seen) return
      seen = sessionMark()
      location.reload()
    }
    document.addEventListener('visibilitychange', look)
    addEventListener('pageshow', look)
    addEventListener('storage', look)
    return () => {
      document.removeEventListener('visibilitychange', look)
      removeEventListener('pageshow', look)
      removeEventListener('storage', look)
    }
  }, [])
  return null
}
