import { cx } from '@/components/ui/cx'
import { LogoMark } from './logo-mark'
import { ShopName } from './shop-name'

interface Props {
  /** The shop's name. */
  name: string
  /** Text color classes of the mark and the leaves; the letters inherit theirs. */
  mark?: string
  leaf?: string
  /** The font size is the height of the mark. */
  className?: string
}

/** Mark and name side by side, the mark at the inline start. */
export function Logo({ name, mark = 'text-palm-700', leaf, className = 'text-[2.5625rem]' }: Props) {
  return (
    <span className={cx('inline-flex items-start gap-[0.23em] leading-none', className)}>
      <LogoMark className={mark} />
      <ShopName name={name} leaf={leaf} />
    </span>
  )
}
