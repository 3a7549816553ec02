import { z } from 'zod'
import { shopInfo } from '@/lib/config/shop-info'
import { CODE_MINUTES } from '@/lib/config/constants'
import type { Template } from '../template'
import { outboxMessages } from '../words'

const Payload = z.object({ code: z.string().regex(/^\d{6}$/) })

/** The code that completes a sign-up. Spec §2 (Sign up). */
export const signupCode: Template = async (payload, language) => {
  const { code } = Payload.parse(payload)
  const t = await outboxMessages(language)
  const text = t('signupCode', { code, shop: shopInfo().name[language], minutes: CODE_MINUTES })
  return { text, parameters: [code], button: code }
}
