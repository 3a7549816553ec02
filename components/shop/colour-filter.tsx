import { useLocale } from 'next-intl'
import { cx } from '@/components/ui/cx'
import { Swatch } from '@/components/ui/swatch'
import { colorOf } from '@/lib/contract/color'
import { colorParam } from '@/lib/listing/shop-query'
import { cssColor } from '@/lib/utils/css-color'

/** Colours from which on the list scrolls. */
const MANY = 40

/** Every colour of the catalogue, swatches before names; several may be chosen. */
export function ColourFilter({ colors, chosen }: { colors: string[]; chosen: string[] }) {
  const language = useLocale()
  // One colour may be spelt in two ways.
  const normalised = colors.map((color) => colorOf(color) ?? color)
  const unique = [...new Map(normalised.map((color) => [color.toUpperCase(), color])).values()]
  const swatchesFirst = unique.toSorted((one, other) => Number(!cssColor(one)) - Number(!cssColor(other)))
  const checked = new Set(chosen.map((color) => color.toUpperCase()))
  return (
    <ul className={cx('flex flex-wrap gap-2', unique.length > MANY && '-m-2 max-h-80 overflow-y-auto p-2')}>
      {swatchesFirst.map((color) => (
        <li key={color} className="min-w-0">
          <Swatch
            type="checkbox"
            name="colors"
            value={colorParam(color)}
            color={color}
            language={language}
            defaultChecked={checked.has(color.toUpperCase())}
          />
        </li>
      ))}
    </ul>
  )
}
