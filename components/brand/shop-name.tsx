import { useLocale } from 'next-intl'
import { cx } from '@/components/ui/cx'
import { hasDrawnName } from '@/lib/config/shop-info'

/**
 * The shop's name beside a mark of 1em: drawn, or in letters where the owner has renamed the shop. `leaf` is the leaves' text
 * color class. Screen readers read the name.
 */
export function ShopName({ name, leaf = 'text-saffron-500' }: { name: string; leaf?: string }) {
  const language = useLocale()
  if (!hasDrawnName(name, language)) return <span className="shop-name">{name}</span>
  return (
    <span className="grid">
      <span className={cx('drawing [grid-area:1/1]', language === 'ar' ? 'word-ar' : 'word-en')} />
      <span className={cx('drawing [grid-area:1/1]', language === 'ar' ? 'word-ar-leaves' : 'word-en-leaves', leaf)} />
      <span className="sr-only">{name}</span>
    </span>
  )
}
