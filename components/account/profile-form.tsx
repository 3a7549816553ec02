'use client'

import { useMutation } from '@tanstack/react-query'
import { useLocale, useTranslations } from 'next-intl'
import { useRouter } from 'next/navigation'
import { useRef, type FormEvent } from 'react'
import { refreshBeneath } from '@/components/navigation/layer-history'
import { Button } from '@/components/ui/button'
import { EmailField } from '@/components/ui/email-field'
import { Field } from '@/components/ui/field'
import { Select } from '@/components/ui/select'
import { call, type CallInput, CallError, hasStatus } from '@/lib/client/api-client'
import { useFormDraft } from '@/lib/client/form-draft'
import { clearFields, clearRefusedSecrets, fieldValue, valuesIn } from '@/lib/client/form-fields'
import { showProfile } from '@/lib/client/profile-query'
import { getQueryClient } from '@/lib/client/query-client'
import { notify, notifyLater } from '@/lib/client/toast'
import { languages, type Language } from '@/lib/config/constants'
import { newPasswordId, sessionEndedPath, signInPath } from '@/lib/config/routes'
import { type Customer, EMAIL } from '@/lib/contract/customer'
import { decodeCustomer } from '@/lib/contract/customer-codec'
import { PHONE_PREFIX, shownPhone } from '@/lib/i18n/phone'
import { AvatarPicker, clearAvatar, pickedAvatar, pickedFile } from './avatar-picker'
import { FormFailure } from '@/components/ui/form-failure'
import { PasswordField } from './password-field'
import { useFailures } from './use-failures'

const genders: Customer['gender'][] = ['', 'male', 'female']
const fieldNames = ['username', 'email', 'currentPassword', 'password', 'gender', 'language', 'image']
const draftFields = ['username', 'email', 'gender', 'language']

interface Props {
  customer: Customer
  /** The customer signed in by a temporary password: saving requires a new one. */
  choosePassword: boolean
  /** A new password requires the current one. */
  confirmPassword: boolean
  passwordMinLength: number
}

/** Edits the profile. A blank password keeps the current one. Spec §2 (Profile), §4, §5. */
export function ProfileForm({ customer, choosePassword, confirmPassword, passwordMinLength }: Props) {
  const t = useTranslations()
  const pageLanguage = useLocale()
  const { refresh } = useRouter()
  const form = useRef<HTMLFormElement>(null)
  /** The language saved last: the `customer` prop may be stale. */
  const savedLanguage = useRef(customer.language)
  const { failures, fail, refuse, clear } = useFailures(form)
  const { mutateAsync: updateProfile, isPending } = useMutation(
    {
      mutationFn: async (body: CallInput<'updateProfile'>['body']) =>
        decodeCustomer((await call('updateProfile', { body, image: await pickedAvatar(form.current) })).data),
      onSuccess: showProfile,
    },
    getQueryClient(),
  )
  const deleteDraft = useFormDraft(form, `profile.${customer.id}`, draftFields)

  function check() {
    const value = (name: string) => fieldValue(form.current, name)
    const [username, email] = [value('username').trim(), value('email').trim()]
    const [password, currentPassword] = [value('password'), value('currentPassword')]
    const gender = genders.find((one) => one === value('gender')) ?? ''
    const language = languages.find((one) => one === value('language')) ?? pageLanguage
    const fields = {
      username: username ? undefined : t('Errors.UsernameIsRequired'),
      email: email && !EMAIL.test(email) ? t('Profile.emailInvalid') : undefined,
      password: choosePassword && !password ? t('Errors.PasswordIsRequired') : undefined,
    }
    if (fields.username || fields.email || fields.password) return void fail({ fields })
    return { username, email, gender, language, password, ...(currentPassword && { currentPassword }) }
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    const body = isPending ? undefined : check()
    if (!body) return
    const sent = valuesIn(form.current, [...draftFields, 'password', 'currentPassword'])
    const file = pickedFile(form.current)
    clear()
    try {
      await updateProfile(body)
      clearAvatar(form.current, file)
      onSaved(body.language, sent)
    } catch (thrown) {
      // Keep the new password when only the current one is refused.
      const secrets = ['password', 'currentPassword']
      const refused = secrets.filter((name) => thrown instanceof CallError && thrown.fieldError(name) !== undefined)
      clearRefusedSecrets(form.current, refused.length > 0 ? refused : secrets, thrown)
      if (thrown instanceof CallError && thrown.fieldError('image')) clearAvatar(form.current, file)
      if (hasStatus(thrown, 401)) signInAgain()
      else refuse(thrown, fieldNames)
    }
  }

  /** Redirects to sign-in; values except the password are kept. After leaving the page, shows a toast instead. */
  function signInAgain() {
    const text = t('Profile.YouAreNotLogin')
    if (!form.current)
      return notify({ kind: 'signIn', text, action: { label: t('Header.signIn'), href: signInPath('/profile') } })
    notifyLater({ kind: 'signIn', text })
    location.assign(sessionEndedPath('/profile'))
  }

  /** Drops the saved values, but not those typed since. Reloads the page in a changed language, unless it was left. */
  function onSaved(language: Language, sent: ReturnType<typeof valuesIn>) {
    deleteDraft(sent)
    if (fieldValue(form.current, 'password') === sent.password)
      clearFields(form.current, ['password', 'currentPassword'])
    const before = savedLanguage.current
    savedLanguage.current = language
    if (!form.current || language === pageLanguage || language === before) {
      notify({ kind: 'success', text: t('Profile.UpdatedSusseccfully') })
      return refreshBeneath(refresh)
    }
    notifyLater({ kind: 'success', word: 'Profile.UpdatedSusseccfully' })
    location.assign(`/profile?lang=${language}`)
  }

  const { fields } = failures
  return (
    <form ref={form} method="dialog" noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
      <FormFailure text={failures.form} />
      <AvatarPicker hasOne={customer.image !== null} error={fields.image} />
      <div className="grid gap-5 md:grid-cols-2">
        <Field
          label={t('Profile.username')}
          name="username"
          autoComplete="username"
          dir="auto"
          maxLength={100}
          aria-required="true"
          defaultValue={customer.username}
          error={fields.username}
        />
        <EmailField
          label={t('Profile.email')}
          name="email"
          suggestion={t('Profile.emailMeant', { email: '{email}' })}
          maxLength={254}
          defaultValue={customer.email}
          error={fields.email}
        />
        <Field
          label={t('Account.phone')}
          type="tel"
          prefix={`+${PHONE_PREFIX}`}
          value={shownPhone(customer.phone)}
          readOnly
          hint={t('Profile.phoneHint')}
        />
        {confirmPassword && (
          <PasswordField
            label={t('Profile.currentPassword')}
            name="currentPassword"
            autoComplete="current-password"
            required={false}
            hint={t('Profile.currentPasswordHint')}
            error={fields.currentPassword}
          />
        )}
        <PasswordField
          id={newPasswordId}
          label={t('Profile.password')}
          name="password"
          autoComplete="new-password"
          required={choosePassword}
          hint={`${t(choosePassword ? 'Profile.choosePassword' : 'Profile.passwordHint')} ${t('Account.passwordLength', { count: passwordMinLength })}`}
          error={fields.password}
        />
        <Select label={t('Profile.gender')} name="gender" autoComplete="sex" defaultValue={customer.gender}>
          {genders.map((gender) => (
            <option key={gender} value={gender}>
              {t(`Profile.${gender || 'genderNone'}`)}
            </option>
          ))}
        </Select>
        <Select
          label={t('Profile.language')}
          name="language"
          autoComplete="language"
          defaultValue={customer.language ?? pageLanguage}
        >
          {languages.map((language) => (
            <option key={language} value={language} lang={language}>
              {t(`Profile.languageNames.${language}`)}
            </option>
          ))}
        </Select>
      </div>
      <Button type="submit" busy={isPending} busyLabel={t('Profile.saving')} className="mt-1 md:justify-self-start">
        {t('Profile.save')}
      </Button>
    </form>
  )
}
