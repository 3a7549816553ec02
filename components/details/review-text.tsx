import { useLocale, useTranslations } from 'next-intl'
import { foreign } from '@/lib/i18n/foreign'

/** Letters that stand in a line of a review, about, at its usual widths. */
const LETTERS_A_LINE = 50
/** Lines that are all shown; of more the first four are, and the rest on demand. Keep in step with `.review-folded`. */
const LINES_SHOWN = 5

/** What a buyer wrote, in its lines. A long text is folded, so that one review does not make the whole row tall; unfolded by the browser itself. */
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
  const height = lines.reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / LETTERS_A_LINE)), 0)
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

/** The lines as they were written; never more than one empty one between two. */
function linesOf(comment: string): string[] {
  return comment
    .trim()
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line, at, all) => line || all[at - 1])
}
