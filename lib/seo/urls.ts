import { config } from '@/lib/config/environment'
import type { Language } from '@/lib/config/constants'

interface Known {
  key: string
  origin: string
}

let known: Known | undefined

/** The public origin. A page names it some fifty times, and the environment does not change under it. */
function origin(): string {
  const key = `${process.env.SHOP_URL}|${process.env.PORT}`
  if (known?.key !== key) known = { key, origin: config().shopUrl }
  return known.origin
}

/** Absolute address of a path in a language: English is the clean one, Arabic carries `lang=ar`. `path` starts with `/` and holds no `lang`. */
export function absoluteUrl(path: string, language: Language = 'en'): string {
  const url = new URL(path, origin())
  if (language === 'ar') url.searchParams.set('lang', 'ar')
  return url.toString()
}

/** Absolute address of a file (picture, icon) as previews and structured data need it. */
export function absoluteFile(path: string): string {
  return new URL(path, origin()).toString()
}
