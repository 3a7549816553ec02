import { useLocale } from 'next-intl'
import { cx } from '@/components/ui/cx'
import { shopInfo } from '@/lib/config/shop-info'
import { LogoMark } from './logo-mark'
import { Wordmark } from './wordmark'

interface Props {
  /** Text colours of the mark and of the leaves: the letters take the colour around them. */
  mark?: string
  leaf?: string
  /** Its font size is the height of the mark. */
  className?: string
}

/** Mark and wordmark side by side, the mark at the inline start. Its name is the shop's. */
export function Logo({ mark = 'text-palm-700', leaf, className = 'text-[2.5625rem]' }: Props) {
  const language = useLocale()
  return (
    <span className={cx('inline-flex items-start gap-[0.23em] leading-none', className)}>
      <LogoMark className={mark} />
      <Wordmark language={language} leaf={leaf} />
      <span className="sr-only">{shopInfo().name[language]}</span>
    </span>
  )
}
