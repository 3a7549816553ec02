import { getImageProps } from 'next/image'
import { preload } from 'react-dom'
import { onSharpPhones } from '@/components/ui/sharp-phones'
import type { HeroSlide } from '@/lib/contract/settings'

/** Breakpoint between the large picture and the small one. Spec §9. */
const FROM = '(min-width: 1280px)'
const BELOW = 'not all and (min-width: 1280px)'
const sizes = `${onSharpPhones(640)}, (min-width: 900px) 666px, (min-width: 700px) 48vw, calc(100vw - 4.5rem)`

/** One picture behind the three arches; a smaller one below 1280 px. The first slide's is the page's largest picture. */
export function HeroArcade({ slide, first }: { slide: HeroSlide; first: boolean }) {
  const common = { alt: '', width: 1280, height: 939, sizes }
  const { props: large } = getImageProps({ ...common, src: slide.image })
  const { props: small } = getImageProps({ ...common, src: slide.smallImage })
  if (first) {
    // Preloaded ahead of the scripts, which would take a phone's few connections first.
    for (const [picture, media] of [
      [small, BELOW],
      [large, FROM],
    ] as const)
      preload(picture.src, {
        as: 'image',
        imageSrcSet: picture.srcSet,
        imageSizes: picture.sizes,
        fetchPriority: 'high',
        media,
      })
  }
  return (
    <picture>
      <source media={FROM} srcSet={large.srcSet} sizes={large.sizes} />
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
