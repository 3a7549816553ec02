import type { Bilingual } from '@/lib/contract/bilingual'
import type { CartLine } from '@/lib/contract/cart'
import { toldChoices } from '@/lib/contract/selling'
import type { Language } from '@/lib/config/constants'
import { colorName } from './color-name'
import { isolated } from './isolated'

type ChosenOptions = Pick<CartLine, 'color' | 'sizeName' | 'prepared'>

/** Between two options; no line starts with it. */
const DOT = '\u00A0· '

export const noOptions: ChosenOptions = { color: null, sizeName: null, prepared: null }

/** What was chosen of a cart or order line as one short text, such as "Red · 12 kg · Vacuum bags"; empty for nothing. */
export function lineOptions({ color, sizeName, prepared }: ChosenOptions, language: Language): string {
  const choices = toldChoices(prepared).map(({ kind, name }) =>
    // On whose behalf belongs to the purpose.
    [name[language], kind === 'purpose' && prepared?.behalf].filter(Boolean).join(': '),
  )
  const all = [color && colorName(color, language), sizeName?.[language], ...choices, prepared?.note]
  const parts = all.flatMap((part) => (part ? [part] : []))
  // An Arabic name and note side by side would change places in English.
  const mixed = language === 'ar' || parts.some((part) => /\p{Script=Arabic}/u.test(part))
  return (mixed && parts.length > 1 ? parts.map(isolated) : parts).join(DOT)
}

/** A line's title with its options: "Dog food (12 kg)". */
export function lineTitle(title: Bilingual, line: ChosenOptions, language: Language): string {
  const options = lineOptions(line, language)
  return options ? `${title[language]} (${options})` : title[language]
}
