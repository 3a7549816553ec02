import { getImageProps } from 'next/image'
import tall from './pictures/splash.webp'
import wide from './pictures/splash-wide.webp'

/** The splash's background: a tall picture for portrait windows, a wide one for others. Loaded by the start-up script. */
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
