import { config } from '@/lib/config'
import { shopInfo } from '@/lib/shop-info'
import type { Template } from '../template'
import { outboxWords } from '../words'

/** Tells the owner of a phone that somebody tried to sign up with it, although it has an account. */
export const accountExists: Template = async (_, language) => {
  const t = await outboxWords(language)
  const shop = shopInfo().name[language]
  const link = `${config().shopUrl}/signin?lang=${language}`
  return { text: t('accountExists', { shop, link }), parameters: [shop, link] }
}
