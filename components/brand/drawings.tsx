import { cx } from '@/components/ui/cx'
import type { Language } from '@/lib/config/constants'

/** A decorative palm frond growing from the inline start; mirrored in right-to-left. Set color, size and position with classes. */
export function Frond({ className }: { className?: string }) {
  return <span className={cx('drawing frond rtl:[scale:-1_1]', className)} />
}

/** The name as a drawing, sized and aligned for a mark of 1em. `leaf` is the leaves' text color class. Hidden from screen readers. */
export function Wordmark({ language, leaf = 'text-saffron-500' }: { language: Language; leaf?: string }) {
  return (
    <span className="grid">
      <span className={cx('drawing [grid-area:1/1]', language === 'ar' ? 'word-ar' : 'word-en')} />
      <span className={cx('drawing [grid-area:1/1]', language === 'ar' ? 'word-ar-leaves' : 'word-en-leaves', leaf)} />
    </span>
  )
}
