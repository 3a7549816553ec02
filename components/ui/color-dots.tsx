import { useLocale, useTranslations } from 'next-intl'
import { colorName } from '@/lib/i18n/color-name'

/** The colours a product comes in, small and not to choose: up to `shown`, then "+N". Spec §2 (Offers, Search). */
export function ColorDots({ colors, shown = 3 }: { colors: string[]; shown?: number }) {
  const t = useTranslations('Product')
  const language = useLocale()
  if (colors.length === 0) return null
  const names = new Intl.ListFormat(language).format(colors.map((color) => colorName(color, language)))
  return (
    <span className="inline-flex items-center gap-1.5">
      <span className="sr-only">{t('colours', { names })}</span>
      {colors.slice(0, shown).map((color) => (
        <span key={color} className="size-4 rounded-full border border-ink/15" style={{ backgroundColor: color }} />
      ))}
      {colors.length > shown && (
        <bdi aria-hidden="true" dir="ltr" className="text-count text-date-600">
          +{colors.length - shown}
        </bdi>
      )}
    </span>
  )
}
