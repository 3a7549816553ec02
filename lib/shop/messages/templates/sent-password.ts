import { z } from 'zod'
import { shopInfo } from '@/lib/config/shop-info'
import { SENT_PASSWORD_MINUTES } from '../../limits/numbers'
import type { Template } from '../template'
import { outboxMessages } from '../words'

const Payload = z.object({ password: z.string().min(1).max(15) })

/** The one-time password. Spec §2 (Forgot password). */
export const sentPassword: Template = async (payload, language) => {
  const { password } = Payload.parse(payload)
  const t = await outboxMessages(language)
  const text = t('sentPassword', { password, shop: shopInfo().name[language], minutes: SENT_PASSWORD_MINUTES })
  return { text, parameters: [password], button: password }
}
