import type { Language } from '@/lib/shop-facts'
import { arabicLanguageName } from './outlines'

/** A language in its own name. Arabic is a drawing, so that English pages need no Arabic letters. */
export function LanguageName({ language }: { language: Language }) {
  if (language === 'en') return 'English'
  const { path, width } = arabicLanguageName
  return (
    <>
      <svg viewBox={`0 -258 ${width} 330`} width={`${width / 300}em`} height="1.1em" fill="currentColor" aria-hidden="true">
        <path d={path} />
      </svg>
      {/* Another font: even hidden letters would fetch the Arabic file. */}
      <span className="sr-only" style={{ fontFamily: 'sans-serif' }}>
        العربية
      </span>
    </>
  )
}
