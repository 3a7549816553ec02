import { config } from '@/lib/config/environment'
import { shopInfo } from '@/lib/config/shop-info'
import type { Template } from '../template'
import { outboxMessages } from '../words'

/** Reports a changed password, and what to do if another person changed it. */
export const passwordChanged: Template = async (_, language) => {
  const t = await outboxMessages(language)
  const shop = shopInfo().name[language]
  const link = `${config().shopUrl}/change-password?lang=${language}`
  return { text: t('passwordChanged', { shop, link }), parameters: [shop, link] }
}
