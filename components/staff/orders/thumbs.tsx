import { mediaFile } from '@/lib/media/address'
import { LogoMark } from '@/components/brand/logo-mark'

/** The pictures of an order's products, overlapping; the titles stand beside them. */
export function Thumbs({ images, size = 42 }: { images: (string | null)[]; size?: number }) {
  return (
    <span className="staff-thumbs" aria-hidden="true">
      {images.map((image, at) =>
        image ? (
          <img key={at} src={mediaFile(image, 160)} alt="" width={size} height={size} loading="lazy" />
        ) : (
          <span key={at} className="staff-thumb-empty">
            <LogoMark className="text-sand-400" />
          </span>
        ),
      )}
    </span>
  )
}
