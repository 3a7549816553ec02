'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Icon, signOut } from '@/components/ui/icon'
import { call, errorText } from '@/lib/client/api-client'
import { markSessionChange } from '@/lib/client/session'
import { notify, notifyLater } from '@/lib/client/toast'

/** Ends the session and opens the sign-in page. Spec §4 (Profile). */
export function SignOutButton() {
  const t = useTranslations()
  const [busy, setBusy] = useState(false)

  async function leave() {
    setBusy(true)
    const resumeQueries = await import('@/lib/client/query-client')
      .then(({ pauseQueries }) => pauseQueries())
      .catch(() => null)
    try {
      await call('signout')
      markSessionChange(false)
      notifyLater({ kind: 'success', text: t('Profile.signedOut') })
      location.assign('/signin')
    } catch (thrown) {
      notify({ kind: 'error', text: errorText(thrown, t) })
      resumeQueries?.()
      setBusy(false)
    }
  }

  return (
    <Button look="danger" size="small" busy={busy} busyLabel={t('Profile.signingOut')} onClick={() => void leave()}>
      <Icon shape={signOut} />
      {t('Profile.signOut')}
    </Button>
  )
}
