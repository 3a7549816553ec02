import { cutText, tieUnits } from '@/lib/i18n/cut'
import type { Language } from '@/lib/config/constants'

/** A text visually truncated to `max` characters; search engines and screen readers get all of it. `lang` when not the page's. Spec §9. */
export function TruncatedText({ text, max, lang }: { text: string; max: number; lang?: Language }) {
  const { shown, rest } = cutText(text, max)
  const content = rest ? (
    <>
      <span className="cut">{tieUnits(shown)}</span>
      <span className="sr-only">{rest}</span>
    </>
  ) : (
    tieUnits(shown)
  )
  return lang ? <bdi lang={lang}>{content}</bdi> : content
}
