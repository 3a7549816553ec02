'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { showKeptToasts } from '@/lib/client/later-toast'
import { session, sessionMark } from '@/lib/client/session'

/** Tells the scripts of the page whether a customer is signed in, and fetches the page anew when that changed elsewhere. */
export function SessionWatch({ signedIn }: { signedIn: boolean }) {
  const { refresh } = useRouter()
  useEffect(() => session.setState({ signedIn }), [signedIn])
  useEffect(showKeptToasts, [])

  useEffect(() => {
    let seen = sessionMark()
    const look = () => {
      if (document.hidden || sessionMark() === seen) return
      seen = sessionMark()
      refresh()
    }
    document.addEventListener('visibilitychange', look)
    addEventListener('pageshow', look)
    addEventListener('storage', look)
    return () => {
      document.removeEventListener('visibilitychange', look)
      removeEventListener('pageshow', look)
      removeEventListener('storage', look)
    }
  }, [refresh])
  return null
}
