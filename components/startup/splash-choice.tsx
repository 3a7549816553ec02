import { getImageProps, type StaticImageData } from 'next/image'
import { cx } from '@/components/ui/cx'
import { IntentLink } from '@/components/ui/intent-link'

interface Props {
  href: string
  picture: StaticImageData
  title: string
  text: string
  /** Saffron for the main choice, paper for the other. */
  saffron?: boolean
}

/** One of the splash's two choices: a link shaped as an arch. */
export function SplashChoice({ href, picture, title, text, saffron = false }: Props) {
  const { props } = getImageProps({ src: picture, alt: '', unoptimized: true, loading: 'lazy' })
  return (
    <IntentLink href={href} className={cx('splash-choice', saffron && 'splash-choice-saffron')}>
      <img {...props} alt="" fetchPriority="low" suppressHydrationWarning />
      <span className="block text-[min(1.1875rem,5.8vw)] leading-7 font-bold text-ink rtl:text-[1.3125rem] rtl:leading-8">
        {title}
      </span>
      <span className={cx('block text-small', saffron ? 'text-brown' : 'text-date-700')}>{text}</span>
    </IntentLink>
  )
}
