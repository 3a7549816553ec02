import { useLocale } from 'next-intl'
import { cx } from '@/components/ui/cx'
import { LogoMark } from './logo-mark'
import { Wordmark } from './drawings'

interface Props {
  /** The shop's name. */
  name: string
  /** Text color classes of the mark and the leaves; the letters inherit theirs. */
  mark?: string
  leaf?: string
  /** The font size is the height of the mark. */
  className?: string
}

/** Mark and wordmark side by side, the mark at the inline start. Screen readers read the shop's name. */
export function Logo({ name, mark = 'text-palm-700', leaf, className = 'text-[2.5625rem]' }: Props) {
  const language = useLocale()
  return (
    <span className={cx('inline-flex items-start gap-[0.23em] leading-none', className)}>
      <LogoMark className={mark} />
      <Wordmark language={language} leaf={leaf} />
      <span className="sr-only">{name}</span>
    </span>
  )
}
