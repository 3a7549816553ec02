import { useLocale, useTranslations } from 'next-intl'
import { foreign } from '@/lib/i18n/foreign'

const CHARACTERS_PER_LINE = 50
/** Longest review shown in full, in lines; longer ones show four and unfold. Keep in step with `.review-folded`. */
const LINES_SHOWN = 5

/** A review's comment with its line breaks. Long text is folded in a `<details>`, so that one review does not stretch the row. */
export function ReviewText({ comment }: { comment: string }) {
  const t = useTranslations('Details')
  const language = useLocale()
  const lines = linesOf(comment)
  const words = (
    <p
      dir="auto"
      {...foreign({ en: comment, ar: comment }, language)}
      className="mt-3 wrap-anywhere whitespace-pre-line text-date-700"
    >
      {lines.join('\n')}
    </p>
  )
  const height = lines.reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / CHARACTERS_PER_LINE)), 0)
  if (height <= LINES_SHOWN) return words
  return (
    <div className="review-folded">
      {words}
      <details className="mt-1">
        <summary className="link reach inline-block min-h-8 list-none py-1 text-small [&::-webkit-details-marker]:hidden">
          <span className="when-folded">{t('reviewUnfold')}</span>
          <span className="when-unfolded">{t('reviewFold')}</span>
        </summary>
      </details>
    </div>
  )
}

/** Splits into lines and collapses consecutive empty lines into one. */
function linesOf(comment: string): string[] {
  return comment
    .trim()
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line, at, all) => line || all[at - 1])
}
