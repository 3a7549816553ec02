'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { isBrowserWord } from '@/components/words/browser-words'
import { useWords } from '@/components/words/words'
import { takeLaterToasts } from '@/lib/client/later-toast'
import { session, sessionMark } from '@/lib/client/session'
import { notify } from '@/lib/client/toast'

/** Tells the scripts of the page whether a customer is signed in, fetches the page anew when that changed elsewhere, and says what the page before left to say. */
export function SessionWatch({ signedIn }: { signedIn: boolean }) {
  const { refresh } = useRouter()
  const say = useWords()
  useEffect(() => session.setState({ signedIn }), [signedIn])

  useEffect(() => {
    for (const { word = '', text, ...rest } of takeLaterToasts())
      notify({ ...rest, text: text ?? (isBrowserWord(word) ? say(word) : word) })
  }, [say])

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
