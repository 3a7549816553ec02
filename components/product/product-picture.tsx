import Image from 'next/image'
import { LogoMark } from '@/components/brand/logo-mark'
import type { FetchPriority } from '@/lib/media/image-loading'
import type { Language } from '@/lib/config/constants'

interface Props {
  images: string[]
  title: string
  lang?: Language
  sizes: string
  fetchPriority?: FetchPriority
  className?: string
}

/** A card's picture: the second picture on hover (or a slow zoom), or the mark when there is none. `alt` is for search engines; screen readers get the card's title. */
export function ProductPicture({ images: [first, second], title, lang, sizes, fetchPriority, className }: Props) {
  return (
    <div aria-hidden className={className ? `card-picture ${className}` : 'card-picture'}>
      {first ? (
        <Image
          src={first}
          alt={title}
          {...(lang && { lang })}
          width={640}
          height={640}
          sizes={sizes}
          loading={fetchPriority && 'eager'}
          fetchPriority={fetchPriority}
        />
      ) : (
        <LogoMark size={72} className="place-self-center text-sand-400" />
      )}
      {second && <Image src={second} alt="" width={640} height={640} sizes={sizes} />}
    </div>
  )
}
