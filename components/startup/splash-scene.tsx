import { getImageProps } from 'next/image'
import tall from './pictures/splash.webp'
import wide from './pictures/splash-wide.webp'

/** The grove behind the welcome: a tall picture for upright windows, a wide one for others. Fetched when the start-up script says so. */
export function SplashScene() {
  const { props: upright } = getImageProps({ src: tall, alt: '', unoptimized: true, loading: 'lazy' })
  const { props: lying } = getImageProps({ src: wide, alt: '', unoptimized: true, loading: 'lazy' })
  return (
    <picture>
      <source media="(min-aspect-ratio: 1 / 1)" srcSet={lying.src} width={wide.width} height={wide.height} />
      <img {...upright} alt="" className="splash-scene" fetchPriority="low" suppressHydrationWarning />
    </picture>
  )
}
