import { useLocale } from 'next-intl'
import { cx } from '@/components/ui/cx'
import { shopInfo } from '@/lib/shop-info'
import { LogoMark } from './logo-mark'
import { Wordmark } from './wordmark'

interface Props {
  /** Height of the mark in px. */
  size?: number
  /** Colours of the mark and of the leaves: the letters take the colour around them. */
  mark?: string
  leaf?: string
  className?: string
}

/** Mark and wordmark side by side, the mark at the inline start. Its name is the shop's. */
export function Logo({ size = 41, mark = 'text-palm-700', leaf, className }: Props) {
  const language = useLocale()
  const em = (size * (language === 'ar' ? 39.6 : 35.3)) / 48
  return (
    <span className={cx('inline-flex items-start', className)} style={{ gap: size * 0.23 }}>
      <LogoMark size={size} className={mark} />
      {/* Puts the baseline of the word at 35.5 of the mark's 48. */}
      <span style={{ marginBlockStart: (size * 35.5) / 48 - em, marginBlockEnd: -em }}>
        <Wordmark language={language} size={em} leaf={leaf} />
      </span>
      <span className="sr-only">{shopInfo().name[language]}</span>
    </span>
  )
}
