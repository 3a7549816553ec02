import { useLocale, useTranslations } from 'next-intl'
import { colorName } from '@/lib/i18n/color-name'
import { Dots } from './dots'

/** The colours of a product as small dots, not selectable: up to `shown`, then "+N". Spec §2 (Offers, Search). */
export function ColorDots({ colors, shown = 3 }: { colors: string[]; shown?: number }) {
  const t = useTranslations('Product')
  const language = useLocale()
  if (colors.length === 0) return null
  const names = new Intl.ListFormat(language).format(colors.map((color) => colorName(color, language)))
  return (
    <span className="inline-flex items-center gap-1.5">
      <span className="sr-only">{t('colours', { names })}</span>
      <Dots colors={colors} shown={shown} />
    </span>
  )
}
