import { config } from '@/lib/config'
import { shopInfo } from '@/lib/shop-info'
import type { Template } from '../template'
import { outboxWords } from '../words'

/** Tells a customer that the password is another one, and what to do when it was somebody else. */
export const passwordChanged: Template = async (_, language) => {
  const t = await outboxWords(language)
  const shop = shopInfo().name[language]
  const link = `${config().shopUrl}/change-password?lang=${language}`
  return { text: t('passwordChanged', { shop, link }), parameters: [shop, link] }
}
