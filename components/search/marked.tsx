import type { Bilingual } from '@/lib/contract/bilingual'
import { cutText } from '@/lib/i18n/cut'
import { foreign } from '@/lib/i18n/foreign'
import type { Language } from '@/lib/config/constants'
import { highlight } from './highlight'

interface Props {
  text: Bilingual
  keyword: string
  /** Characters shown; the rest is there for those who listen. Spec §9. */
  max: number
  language: Language
}

/** A text cut short, with what was searched for in bold. */
export function Marked({ text, keyword, max, language }: Props) {
  const { shown, rest } = cutText(text[language], max)
  const words = (
    <>
      {/* Another keyword is another element: a browser that translates has replaced the text between the marks. */}
      <span key={keyword} className={rest ? 'cut' : undefined}>
        {highlight(shown, keyword).map(({ text: piece, found }, index) =>
          found ? (
            <mark key={index} className="search-mark">
              {piece}
            </mark>
          ) : (
            piece
          ),
        )}
      </span>
      {rest && <span className="sr-only">{rest}</span>}
    </>
  )
  const { lang } = foreign(text, language)
  return lang ? <bdi lang={lang}>{words}</bdi> : words
}
