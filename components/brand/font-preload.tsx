import type { Language } from '@/lib/shop-facts'

const files: Record<Language, URL> = {
  en: new URL('./fonts/latin.woff2', import.meta.url),
  ar: new URL('./fonts/arabic.woff2', import.meta.url),
}

/** Asks for the letters of the page's language before the style sheet does: the very file that `app/fonts.css` names. */
export function FontPreload({ language }: { language: Language }) {
  return <link rel="preload" href={String(files[language])} as="font" type="font/woff2" crossOrigin="anonymous" />
}
