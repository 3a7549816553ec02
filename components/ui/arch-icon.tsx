import { cx } from './cx'
import { Icon, type IconShape } from './icon'

/** An icon in a saffron arch, 44 or 52 px wide. */
export function ArchIcon({ shape, large = false }: { shape: IconShape; large?: boolean }) {
  return (
    <span
      className={cx(
        'grid shrink-0 place-items-center bg-saffron-100 text-saffron-600',
        large ? 'size-13 rounded-[26px_26px_10px_10px]' : 'size-11 rounded-[22px_22px_8px_8px]',
      )}
    >
      <Icon shape={shape} size={large ? 22 : 20} />
    </span>
  )
}
