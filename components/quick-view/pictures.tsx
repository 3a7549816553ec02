import { useTranslations } from 'next-intl'
import Image from 'next/image'
import { useEffect, useRef, useState } from 'react'
import { LogoMark } from '@/components/brand/logo-mark'
import { Skeleton } from '@/components/ui/skeleton'
import { useColorPicture } from '@/lib/client/color-picture'
import { THUMBNAILS_SHOWN } from '@/lib/config/constants'

interface Props {
  productId: string
  title: string
  /** The card's picture, shown until the large one loads. */
  first: string | null
  images: string[] | null
}

/** The picture with up to 3 thumbnails; beyond that two, and "+N" for the rest. Spec §2, §9. */
export function Pictures({ productId, title, first, images }: Props) {
  const t = useTranslations()
  const [current, setCurrent] = useState(0)
  const [all, setAll] = useState(false)
  const list = useRef<HTMLUListElement>(null)
  // Move the focus from the removed "+N" to the thumbnail in its place.
  useEffect(() => {
    if (all) list.current?.children[THUMBNAILS_SHOWN - 1]?.querySelector('button')?.focus()
  }, [all])
  useColorPicture(productId, images ?? [], setCurrent)
  const total = images?.length ?? 0
  const shown = images && (all || total <= THUMBNAILS_SHOWN ? images : images.slice(0, THUMBNAILS_SHOWN - 1))
  const hidden = total - (shown?.length ?? 0)
  const picture = images?.[current]
  const next = images?.[shown?.length ?? 0]

  return (
    <div className="quick-pictures grid grid-rows-[1fr_auto] gap-3.5">
      <div
        className="quick-picture"
        style={first && current === 0 ? { backgroundImage: `url("${first}")` } : undefined}
      >
        {picture ? (
          <Image
            key={picture}
            src={picture}
            alt={title}
            width={1280}
            height={1280}
            sizes="(min-width: 700px) 480px, 100vw"
            loading="eager"
          />
        ) : (
          !first && <LogoMark size={96} className="text-sand-400" />
        )}
      </div>
      {images === null && (
        <div className="quick-thumbs">
          <Skeleton className="quick-thumb" />
          <Skeleton className="quick-thumb" />
          <Skeleton className="quick-thumb" />
        </div>
      )}
      {total > 1 && (
        <ul ref={list} className="quick-thumbs">
          {shown?.map((image, index) => (
            <li key={image}>
              <button
                type="button"
                aria-label={t('Details.picture', { number: index + 1, total })}
                aria-current={index === current ? 'true' : undefined}
                onClick={() => setCurrent(index)}
                className="quick-thumb"
              >
                <Image src={image} alt="" width={320} height={320} sizes="150px" />
              </button>
            </li>
          ))}
          {hidden > 0 && next && (
            <li>
              <button
                type="button"
                aria-label={t('QuickView.more', { count: hidden })}
                aria-current={current >= total - hidden ? 'true' : undefined}
                onClick={() => {
                  setAll(true)
                  setCurrent(shown?.length ?? 0)
                }}
                className="quick-thumb text-[1.375rem] font-bold text-white"
              >
                <Image src={next} alt="" width={320} height={320} sizes="150px" />
                <bdi dir="ltr" className="absolute inset-0 grid place-items-center bg-palm-950/66">{`+${hidden}`}</bdi>
              </button>
            </li>
          )}
        </ul>
      )}
    </div>
  )
}
