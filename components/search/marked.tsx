import type { Bilingual } from '@/lib/contract/bilingual'
import { cutText } from '@/lib/i18n/cut'
import { foreign } from '@/lib/i18n/foreign'
import type { Language } from '@/lib/config/constants'
import { highlight } from './highlight'

interface Props {
  text: Bilingual
  keyword: string
  /** Characters shown; screen readers get the whole text. Spec §9. */
  max: number
  language: Language
}

/** A truncated text with the matches in bold. */
export function Marked({ text, keyword, max, language }: Props) {
  const { shown, rest } = cutText(text[language], max)
  const words = (
    <>
      {/* A new element per keyword: browser translation replaces the text nodes React would update. */}
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
