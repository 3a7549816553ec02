import { Dots } from '@/components/ui/dots'
import { Stars } from '@/components/ui/stars'
import { fill } from '@/components/translations/translations'
import type { ProductWire } from '@/lib/contract/catalogue-schemas'
import { colorName } from '@/lib/i18n/color-name'
import { comma } from '@/lib/i18n/comma'
import { writtenMean } from '@/lib/i18n/rating'
import type { Language } from '@/lib/config/constants'
import type { SearchMessages } from './search-messages'

/** Colors shown before "+N". */
const COLOURS = 3

/** Stars and colors of a result, with their labels. */
export function SearchFacts({
  product,
  language,
  words,
  coloursId,
}: {
  product: ProductWire
  language: Language
  words: SearchMessages
  /** Id of the colors, which are not part of a result's accessible name. */
  coloursId: string
}) {
  const { averageRating, colors } = product
  const names = colors.map((color) => colorName(color, language))
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
      {averageRating !== null && (
        <Stars value={averageRating} size={14} label={fill(words.stars, { value: writtenMean(averageRating) })} />
      )}
      {colors.length > 0 && (
        <span id={coloursId} aria-hidden="true" className="inline-flex items-center gap-1.5">
          <span className="sr-only">{fill(words.colours, { names: names.join(comma(language)) })}</span>
          <Dots colors={colors} shown={COLOURS} />
        </span>
      )}
    </span>
  )
}
