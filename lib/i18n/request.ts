import { headers } from 'next/headers'
import { getRequestConfig } from 'next-intl/server'
import { LANGUAGE_HEADER } from '@/lib/config/constants'
import { loadMessages } from './messages'
import { parseLanguage } from './language'

/** next-intl without i18n routing: the middleware passes the language in a request header. */
export default getRequestConfig(async () => {
  const language = parseLanguage((await headers()).get(LANGUAGE_HEADER)) ?? 'en'
  return { locale: language, messages: await loadMessages(language), timeZone: 'Asia/Dubai' }
})
