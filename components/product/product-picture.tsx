import Image from 'next/image'
import { LogoMark } from '@/components/brand/logo-mark'
import type { FetchPriority } from '@/lib/media/fetch-priority'
import type { Language } from '@/lib/config/constants'

interface Props {
  /** The first is shown, the second on hover. */
  images: string[]
  title: string
  /** The title's language, when it is not the page's. */
  lang?: Language
  /** What `next/image` wants to know: the width it is shown at. */
  sizes: string
  /** For the pictures that are seen first. */
  fetchPriority?: FetchPriority
  className?: string
}

/** The square of a card: picture, second picture on hover (or a slow zoom), or the mark when there is none. Search engines read its name; whoever listens has it from the card's title. */
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
