import { cx } from '@/components/ui/cx'
import type { Language } from '@/lib/config/constants'

/** The name as a drawing, as large as fits a mark of 1em, its baseline where the lockup wants it. `leaf` is the leaves' text colour. Silent. */
export function Wordmark({ language, leaf = 'text-saffron-500' }: { language: Language; leaf?: string }) {
  return (
    <span className="grid">
      <span className={cx('drawing [grid-area:1/1]', language === 'ar' ? 'word-ar' : 'word-en')} />
      <span className={cx('drawing [grid-area:1/1]', language === 'ar' ? 'word-ar-leaves' : 'word-en-leaves', leaf)} />
    </span>
  )
}
