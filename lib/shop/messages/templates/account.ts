import { z } from 'zod'
import { config } from '@/lib/config/environment'
import { CODE_MINUTES, type Language } from '@/lib/config/constants'
import { SENT_PASSWORD_MINUTES } from '../../limits/numbers'
import { outboxMessages, type Template } from '../template'

const Code = z.object({ code: z.string().regex(/^\d{6}$/) })
const Password = z.object({ password: z.string().min(1).max(15) })

const pageLink = (path: string, language: Language) => `${config().shopUrl}${path}?lang=${language}`

/** The code that completes a sign-up. Spec §2 (Sign up). */
export const signupCode: Template = async (payload, language, { name }) => {
  const { code } = Code.parse(payload)
  const t = await outboxMessages(language)
  const text = t('signupCode', { code, shop: name[language], minutes: CODE_MINUTES })
  return { text, parameters: [code], button: code }
}

/** The one-time password. Spec §2 (Forgot password). */
export const sentPassword: Template = async (payload, language, { name }) => {
  const { password } = Password.parse(payload)
  const t = await outboxMessages(language)
  const text = t('sentPassword', { password, shop: name[language], minutes: SENT_PASSWORD_MINUTES })
  return { text, parameters: [password], button: password }
}

/** Informs the owner of a phone number of a sign-up attempt with it. */
export const accountExists: Template = async (_, language, { name }) => {
  const t = await outboxMessages(language)
  const shop = name[language]
  const link = pageLink('/signin', language)
  return { text: t('accountExists', { shop, link }), parameters: [shop, link] }
}

/** Reports a changed password, and what to do if another person changed it. */
export const passwordChanged: Template = async (_, language, { name }) => {
  const t = await outboxMessages(language)
  const shop = name[language]
  const link = pageLink('/change-password', language)
  return { text: t('passwordChanged', { shop, link }), parameters: [shop, link] }
}
