import type { Language } from '@/lib/config/constants'

/** A language's own name. Arabic is a drawing, so that English pages need no Arabic font. */
export function LanguageName({ language }: { language: Language }) {
  if (language === 'en') return 'English'
  return (
    <>
      <span className="drawing word-arabic" />
      {/* A system font: even hidden Arabic text would fetch the Arabic file. */}
      <span className="sr-only" style={{ fontFamily: 'sans-serif' }}>
        العربية
      </span>
    </>
  )
}
