import type { Language } from '@/lib/config/constants'

/** A language in its own name. Arabic is a drawing, so that English pages need no Arabic letters. */
export function LanguageName({ language }: { language: Language }) {
  if (language === 'en') return 'English'
  return (
    <>
      <span className="drawing word-arabic" />
      {/* Another font: even hidden letters would fetch the Arabic file. */}
      <span className="sr-only" style={{ fontFamily: 'sans-serif' }}>
        العربية
      </span>
    </>
  )
}
