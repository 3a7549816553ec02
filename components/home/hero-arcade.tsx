import { getImageProps } from 'next/image'
import type { HeroSlide } from '@/lib/contract/settings'

/** Where the large picture starts, in px. Spec §9. */
const LARGE_FROM = 1280

/** One picture behind the three arches; a smaller one below 1280 px. The first is what the page is waiting for. */
export function HeroArcade({ slide, first }: { slide: HeroSlide; first: boolean }) {
  const common = { alt: '', width: 1280, height: 939, sizes: '(min-width: 1280px) 666px, 100vw' }
  const { props: large } = getImageProps({ ...common, src: slide.image })
  const { props: small } = getImageProps({ ...common, src: slide.smallImage })
  return (
    <picture>
      <source media={`(min-width: ${LARGE_FROM}px)`} srcSet={large.srcSet} sizes={large.sizes} />
      <img
        {...small}
        alt=""
        loading={first ? 'eager' : 'lazy'}
        fetchPriority={first ? 'high' : 'low'}
        className="size-full object-cover"
      />
    </picture>
  )
}
