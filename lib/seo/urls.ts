import { config } from '@/lib/config'
import type { Language } from '@/lib/shop-facts'

/** Absolute address of a path in a language: English is the clean one, Arabic carries `lang=ar`. `path` starts with `/` and holds no `lang`. */
export function absoluteUrl(path: string, language: Language = 'en'): string {
  const url = new URL(path, config().shopUrl)
  if (language === 'ar') url.searchParams.set('lang', 'ar')
  return url.toString()
}

/** Absolute address of a file (picture, icon) as previews and structured data need it. */
export function absoluteFile(path: string): string {
  return new URL(path, config().shopUrl).toString()
}
