import { LogoMark } from '@/components/brand/logo-mark'
import { cx } from '@/components/ui/cx'
import { mediaFile } from '@/lib/media/address'

interface Props {
  /** Address of the picture. */
  image: string | null | undefined
  /** Sets size and corners of the frame. */
  className: string
  /** Width of the file, px. */
  width?: 160 | 320
  /** Size of the mark, px. */
  mark?: number
  lazy?: boolean
}

/** A picture that fills its frame, or the shop's mark in the place of one. */
export function Picture({ image, className, width = 160, mark, lazy = false }: Props) {
  return (
    <span className={cx('grid flex-none grid-rows-1 place-items-center overflow-hidden bg-sand-100', className)}>
      {image ? (
        <img
          src={mediaFile(image, width)}
          alt=""
          loading={lazy ? 'lazy' : undefined}
          className="size-full object-cover"
        />
      ) : (
        <LogoMark className="text-sand-400" size={mark} />
      )}
    </span>
  )
}
