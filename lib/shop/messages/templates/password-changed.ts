import { config } from '@/lib/config/environment'
import { shopInfo } from '@/lib/config/shop-info'
import type { Template } from '../template'
import { outboxMessages } from '../words'

/** Tells a customer that the password is another one, and what to do when it was somebody else. */
export const passwordChanged: Template = async (_, language) => {
  const t = await outboxMessages(language)
  const shop = shopInfo().name[language]
  const link = `${config().shopUrl}/change-password?lang=${language}`
  return { text: t('passwordChanged', { shop, link }), parameters: [shop, link] }
}
