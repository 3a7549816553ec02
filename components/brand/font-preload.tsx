import type { Language } from '@/lib/config/constants'

const latin = new URL('./fonts/latin.woff2', import.meta.url)
const arabic = new URL('./fonts/arabic.woff2', import.meta.url)

/** Arabic pages need both files: spaces, digits and brand names are in the Latin one. */
const files: Record<Language, URL[]> = { en: [latin], ar: [arabic, latin] }

/** Preloads the page language's font files, the same as in `app/fonts.css`; the second at low priority. */
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
