import type { Cut } from '@/lib/i18n/cut'
import { tieUnits } from '@/lib/i18n/tied'
import type { Language } from '@/lib/config/constants'

/** Truncated text: shows the beginning; search engines and screen readers get all of it. `lang` when not the page's. */
export function CutIn({ cut: { shown, rest }, lang }: { cut: Cut; lang?: Language }) {
  const words = rest ? (
    <>
      <span className="cut">{tieUnits(shown)}</span>
      <span className="sr-only">{rest}</span>
    </>
  ) : (
    tieUnits(shown)
  )
  return lang ? <bdi lang={lang}>{words}</bdi> : words
}
