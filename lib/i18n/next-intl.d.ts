import type { Language } from '@/lib/shop-facts'
import type { Messages } from './messages'

declare module 'next-intl' {
  interface AppConfig {
    Locale: Language
    Messages: Messages
  }
}
