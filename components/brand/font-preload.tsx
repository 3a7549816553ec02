import type { Language } from '@/lib/shop-facts'

const files: Record<Language, URL> = {
  en: new URL(
    '../../node_modules/@fontsource-variable/readex-pro/files/readex-pro-latin-wght-normal.woff2',
    import.meta.url,
  ),
  ar: new URL(
    '../../node_modules/@fontsource-variable/readex-pro/files/readex-pro-arabic-wght-normal.woff2',
    import.meta.url,
  ),
}

/** Asks for the letters of the page's language before the style sheet does: the very file that `app/fonts.css` names. */
export function FontPreload({ language }: { language: Language }) {
  return <link rel="preload" href={String(files[language])} as="font" type="font/woff2" crossOrigin="anonymous" />
}
