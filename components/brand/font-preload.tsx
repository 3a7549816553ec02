import type { Language } from '@/lib/config/constants'

const latin = new URL('./fonts/latin.woff2', import.meta.url)
const arabic = new URL('./fonts/arabic.woff2', import.meta.url)

/** Arabic pages are written in both: spaces, figures and brands are in the Latin file. */
const files: Record<Language, URL[]> = { en: [latin], ar: [arabic, latin] }

/**
 * Asks for the letters of the page's language before the style sheet does: the very files that `app/fonts.css` names. The second gives way
 * to what the first screen is painted from.
 */
export function FontPreload({ language }: { language: Language }) {
  return files[language].map((file, at) => (
    <link
      key={String(file)}
      rel="preload"
      href={String(file)}
      as="font"
      type="font/woff2"
      crossOrigin="anonymous"
      fetchPriority={at > 0 ? 'low' : undefined}
    />
  ))
}
