'use client'

import { useTranslations } from 'next-intl'
import { useState, type RefObject } from 'react'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { type CallInput, CallError } from '@/lib/client/api-client'
import { clearRefusedSecrets, fieldValue } from '@/lib/client/form-fields'
import { storedPhone } from '@/lib/i18n/phone'
import { AvatarPicker, clearAvatar, pickedAvatar } from './avatar-picker'
import { AuthForm, OtherPage } from './auth-form'
import { PasswordField } from './password-field'
import { PhoneField } from './phone-field'
import { useFailures } from './use-failures'

/** Input of a sign-up request, repeated for another code. */
export type SignupInput = CallInput<'signup'> & Required<Pick<CallInput<'signup'>, 'body'>>

interface Props {
  form: RefObject<HTMLFormElement | null>
  onStart: (input: SignupInput) => Promise<void>
  /** Why the customer returned to this step. */
  notice?: string
  search: string
  passwordMinLength: number
}

/** First step of signing up. Spec §2 (Sign up), §5. */
export function SignUpForm({ form, onStart, notice, search, passwordMinLength }: Props) {
  const t = useTranslations()
  const [busy, setBusy] = useState(false)
  const { failures, fail, refuse, clear } = useFailures(form)

  function check() {
    const value = (name: string) => fieldValue(form.current, name)
    const [username, phone] = [value('username').trim(), value('phone').trim()]
    const [password, retype] = [value('password'), value('retype')]
    if (!username || !phone || !password || !retype) {
      const fields = {
        username: username ? undefined : t('SignUp.usernameMissing'),
        phone: phone ? undefined : t('Account.phoneMissing'),
        password: password ? undefined : t('Account.passwordMissing'),
        retype: retype ? undefined : t('SignUp.retypeMissing'),
      }
      return void fail({ form: t('Account.allFieldsMandatory'), fields })
    }
    const stored = storedPhone(phone)
    const isSame = password === retype
    const isLong = [...password].length >= passwordMinLength
    if (stored && isSame && isLong) return { username, phone: stored, password }
    const fields = {
      phone: stored ? undefined : t('Errors.InvalidPhone'),
      password: isLong ? undefined : t('Errors.PasswordTooShort'),
      retype: isSame ? undefined : t('SignUp.samePassword'),
    }
    return void fail({ fields })
  }

  async function submit() {
    const body = busy ? undefined : check()
    if (!body) return
    clear()
    setBusy(true)
    try {
      await onStart({ body, image: await pickedAvatar(form.current) })
    } catch (thrown) {
      clearRefusedSecrets(form.current, ['password', 'retype'], thrown)
      if (thrown instanceof CallError && thrown.fieldError('image')) clearAvatar(form.current)
      refuse(thrown, ['username', 'phone', 'password', 'image'])
    } finally {
      setBusy(false)
    }
  }

  const { fields } = failures
  return (
    <AuthForm
      title={t('SignUp.title')}
      lead={t('SignUp.lead')}
      form={form}
      failure={failures.form ?? notice}
      onSubmit={submit}
    >
      <AvatarPicker error={fields.image} hint={t('Account.avatarHint')} />
      <Field
        label={t('SignUp.username')}
        name="username"
        autoComplete="username"
        dir="auto"
        maxLength={100}
        aria-required="true"
        error={fields.username}
      />
      <PhoneField error={fields.phone} />
      <PasswordField
        label={t('Account.password')}
        name="password"
        autoComplete="new-password"
        hint={t('Account.passwordLength', { count: passwordMinLength })}
        error={fields.password}
      />
      <PasswordField label={t('SignUp.retype')} name="retype" autoComplete="new-password" error={fields.retype} />
      <Button type="submit" size="large" busy={busy} busyLabel={t('SignUp.busy')} className="mt-1.5">
        {t('SignUp.submit')}
      </Button>
      <OtherPage question={t('SignUp.have')} href={`/signin${search}`} label={t('SignUp.signIn')} />
    </AuthForm>
  )
}
