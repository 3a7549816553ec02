'use client'

import { useTranslations } from 'next-intl'
import { useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { TextLink } from '@/components/ui/text-link'
import { call, CallError } from '@/lib/client/api-client'
import { clearRefusedSecrets, fieldValue } from '@/lib/client/form-fields'
import { storedPhone } from '@/lib/i18n/phone'
import { AuthForm, OtherPage } from './auth-form'
import type { AuthParams } from './auth-params'
import { PasswordField } from './password-field'
import { PhoneField } from './phone-field'
import { useAfterSignIn } from './use-after-sign-in'
import { useFailures } from './use-failures'

/** Signs in by phone and password. Spec §2 (Sign in), §4, §5. */
export function SignInForm({ next, intent, search }: AuthParams) {
  const t = useTranslations()
  const form = useRef<HTMLFormElement>(null)
  const [busy, setBusy] = useState(false)
  const { failures, fail, refuse, clear } = useFailures(form)
  const enter = useAfterSignIn({ next, intent })

  async function submit() {
    if (busy) return
    const [phone, password] = [fieldValue(form.current, 'phone').trim(), fieldValue(form.current, 'password')]
    const stored = storedPhone(phone)
    if (!phone || !password) {
      const fields = {
        phone: phone ? undefined : t('Account.phoneMissing'),
        password: password ? undefined : t('Account.passwordMissing'),
      }
      return fail({ form: t('Account.allFieldsMandatory'), fields })
    }
    if (!stored) return fail({ fields: { phone: t('Errors.InvalidPhone') } })
    clear()
    setBusy(true)
    try {
      const { choosePassword } = await call('signin', { body: { phone: stored, password } })
      await enter(t('SignIn.success'), choosePassword)
    } catch (thrown) {
      clearRefusedSecrets(form.current, ['password'], thrown)
      if (thrown instanceof CallError && thrown.status === 401)
        fail({ fields: { password: t('SignIn.wrong', { message: thrown.message }) } })
      else refuse(thrown, ['phone', 'password'])
      setBusy(false)
    }
  }

  return (
    <AuthForm title={t('SignIn.title')} lead={t('SignIn.lead')} form={form} failure={failures.form} onSubmit={submit}>
      <PhoneField error={failures.fields.phone} />
      <PasswordField
        label={t('Account.password')}
        name="password"
        autoComplete="current-password"
        error={failures.fields.password}
      />
      <p className="-mt-1 text-end">
        <TextLink href={`/change-password${search}`} className="py-3">
          {t('SignIn.forgot')}
        </TextLink>
      </p>
      <Button type="submit" size="large" busy={busy} busyLabel={t('SignIn.busy')}>
        {t('SignIn.submit')}
      </Button>
      <OtherPage question={t('SignIn.newHere')} href={`/signup${search}`} label={t('SignIn.create')} />
    </AuthForm>
  )
}
