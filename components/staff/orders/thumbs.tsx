import { mediaFile } from '@/lib/media/address'
import { LogoMark } from '@/components/brand/logo-mark'
import { cx } from '@/components/ui/cx'

const thumb = 'flex-none rounded-[0.75rem] border-2 border-white bg-sand-100 not-first:-ms-3'

/** The pictures of an order's products, overlapping; the titles stand beside them. */
export function Thumbs({ images, size = 42 }: { images: (string | null)[]; size?: number }) {
  return (
    <span className="inline-flex items-center" aria-hidden="true">
      {images.map((image, at) =>
        image ? (
          <img
            key={at}
            src={mediaFile(image, 160)}
            alt=""
            width={size}
            height={size}
            loading="lazy"
            className={cx(thumb, 'object-cover')}
          />
        ) : (
          <span key={at} className={cx(thumb, 'grid size-10.5 place-items-center')}>
            <LogoMark className="text-sand-400" />
          </span>
        ),
      )}
    </span>
  )
}
