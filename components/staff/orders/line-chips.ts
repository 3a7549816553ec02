import type { Language } from '@/lib/config/constants'
import type { DeskLine } from '@/lib/contract/staff-desk'
import { colorName } from '@/lib/i18n/color-name'

/** Everything a line is told apart by: colour, size, preparation, on whose behalf, note. */
export function lineChips({ color, sizeName, prepared }: DeskLine, language: Language): string[] {
  const chips = [
    color && colorName(color, language),
    sizeName?.[language],
    ...(prepared?.choices.map(({ name }) => name[language]) ?? []),
    prepared?.behalf,
    prepared?.note,
  ]
  return chips.flatMap((one) => (one ? [one] : []))
}
