import { useLocale, useTranslations } from 'next-intl'
import { colorName } from '@/lib/i18n/color-name'

/** The colours a product comes in, each with its name. */
export function ColourList({ colors }: { colors: string[] }) {
  const t = useTranslations('Details')
  const language = useLocale()
  if (colors.length === 0) return null
  return (
    <section className="mt-6">
      <h2 className="text-body font-bold text-ink">{t('colours')}</h2>
      <ul className="mt-3 flex flex-wrap gap-x-5 gap-y-2">
        {colors.map((color) => (
          <li key={color} className="flex items-center gap-2 text-small text-date-700">
            <span
              className="size-7 rounded-full ring-1 ring-sand-300 ring-offset-2 ring-offset-sand-50"
              style={{ background: color }}
              aria-hidden
            />
            {colorName(color, language)}
          </li>
        ))}
      </ul>
    </section>
  )
}
