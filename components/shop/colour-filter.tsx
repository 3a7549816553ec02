import { useLocale } from 'next-intl'
import { Swatch } from '@/components/ui/swatch'
import { colorOf } from '@/lib/listing/shop-query'

/** Every colour of the catalogue as a named swatch; several may be chosen. */
export function ColourFilter({ colors, chosen }: { colors: string[]; chosen: string[] }) {
  const language = useLocale()
  // An API host may spell one colour in two ways.
  const unique = [...new Set(colors.map((color) => colorOf(color) ?? color))]
  return (
    <ul className="flex flex-wrap gap-2">
      {unique.map((color) => (
        <li key={color}>
          <Swatch
            type="checkbox"
            name="colors"
            value={color.replace('#', '').toLowerCase()}
            color={color}
            language={language}
            defaultChecked={chosen.includes(color)}
          />
        </li>
      ))}
    </ul>
  )
}
