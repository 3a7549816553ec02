import type { Language } from '@/lib/config/constants'
import type { Messages } from './messages'

declare module 'next-intl' {
  interface AppConfig {
    Locale: Language
    Messages: Messages
  }
}
