import { config } from '@/lib/config/environment'
import { shopInfo } from '@/lib/config/shop-info'
import type { Template } from '../template'
import { outboxMessages } from '../words'

/** Informs the owner of a phone number of a sign-up attempt with it. */
export const accountExists: Template = async (_, language) => {
  const t = await outboxMessages(language)
  const shop = shopInfo().name[language]
  const link = `${config().shopUrl}/signin?lang=${language}`
  return { text: t('accountExists', { shop, link }), parameters: [shop, link] }
}
