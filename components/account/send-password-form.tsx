'use client'

import { useTranslations } from 'next-intl'
import { useRouter } from 'next/navigation'
import { useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { call, hasStatus } from '@/lib/client/api-client'
import { notify } from '@/lib/client/toast'
import { fieldValue } from '@/lib/client/form-fields'
import { shownPhone, storedPhone } from '@/lib/i18n/phone'
import { AuthForm, OtherPage } from './auth-form'
import { PhoneField, typedPhone } from './phone-field'
import { useFailures } from './use-failures'

/** Delay of the success toast, in ms, until the sign-in page is shown. Spec §4, §9. */
const TOAST_DELAY = 1500

/** Sends a temporary password by WhatsApp. Spec §2 (Forgot password), §4, §5. */
export function SendPasswordForm({ search }: { search: string }) {
  const t = useTranslations()
  const { push } = useRouter()
  const form = useRef<HTMLFormElement>(null)
  const [busy, setBusy] = useState(false)
  const { failures, fail, refuse, clear } = useFailures(form)
  /** The phone of the last request, if it got no response. */
  const lost = useRef<string>(null)

  /** Requests a password. A 429 after a lost response means that the first request sent it. */
  async function send(phone: string): Promise<void> {
    const before = lost.current
    lost.current = null
    try {
      await call('sendPassword', { body: { phone } })
    } catch (thrown) {
      if (hasStatus(thrown, 0)) lost.current = phone
      if (phone !== before || !hasStatus(thrown, 429)) throw thrown
    }
  }

  async function submit() {
    if (busy) return
    const phone = fieldValue(form.current, 'phone').trim()
    const stored = storedPhone(phone)
    if (!phone) return fail({ fields: { phone: t('ForgotPassword.PleaseFillField') } })
    if (!stored) return fail({ fields: { phone: t('Errors.InvalidPhone') } })
    clear()
    setBusy(true)
    try {
      await send(stored)
      // Keep the number for the next page.
      typedPhone.set(shownPhone(stored))
      const text = t('ForgotPassword.sent')
      setTimeout(() => notify({ kind: 'success', text }), TOAST_DELAY)
      // Do not redirect after the page was left.
      if (form.current) push(`/signin${search}`)
    } catch (thrown) {
      refuse(thrown, ['phone'])
      setBusy(false)
    }
  }

  return (
    <AuthForm
      title={t('ForgotPassword.title')}
      lead={t('ForgotPassword.lead')}
      form={form}
      failure={failures.form}
      onSubmit={submit}
    >
      <PhoneField error={failures.fields.phone} />
      <Button type="submit" size="large" busy={busy} busyLabel={t('ForgotPassword.busy')} className="mt-1.5">
        {t('ForgotPassword.submit')}
      </Button>
      <OtherPage href={`/signin${search}`} label={t('ForgotPassword.back')} />
    </AuthForm>
  )
}
