import { cx } from '@/components/ui/cx'
import type { Language } from '@/lib/config/constants'

/** The name as a drawing, sized and aligned for a mark of 1em. `leaf` is the leaves' text color class. Hidden from screen readers. */
export function Wordmark({ language, leaf = 'text-saffron-500' }: { language: Language; leaf?: string }) {
  return (
    <span className="grid">
      <span className={cx('drawing [grid-area:1/1]', language === 'ar' ? 'word-ar' : 'word-en')} />
      <span className={cx('drawing [grid-area:1/1]', language === 'ar' ? 'word-ar-leaves' : 'word-en-leaves', leaf)} />
    </span>
  )
}
