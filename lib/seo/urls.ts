import { config } from '@/lib/config/environment'
import type { Language } from '@/lib/config/constants'

let cached: { key: string; origin: string } | undefined

/** The public origin, cached because a page uses it some fifty times. */
function origin(): string {
  const key = `${process.env.SHOP_URL}|${process.env.PORT}`
  if (cached?.key !== key) cached = { key, origin: config().shopUrl }
  return cached.origin
}

/** Absolute URL of a path: Arabic adds `lang=ar`. `path` starts with `/` and has no `lang`. */
export function absoluteUrl(path: string, language: Language = 'en'): string {
  const url = new URL(path, origin())
  if (language === 'ar') url.searchParams.set('lang', 'ar')
  return url.toString()
}

export function absoluteFile(path: string): string {
  return new URL(path, origin()).toString()
}
