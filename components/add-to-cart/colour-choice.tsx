'use client'

import { useId } from 'react'
import { Swatch } from '@/components/ui/swatch'
import { useLanguage } from '@/components/translations/translations'
import { colorName } from '@/lib/i18n/color-name'
import { comma } from '@/lib/i18n/comma'
import { useRadioGroup } from './use-radio-group'

interface Props {
  label: string
  colors: string[]
  chosen: string
  onChoose: (color: string) => void
}

export function ColourChoice({ label, colors, chosen, onChoose }: Props) {
  const [language, name] = [useLanguage(), useId()]
  const place = useRadioGroup(chosen, onChoose)

  return (
    <fieldset ref={place} className="mb-5 min-w-0">
      <legend className="mb-2.5 text-small">
        <span className="font-bold text-ink">{label}:</span>{' '}
        <bdi className="scripted text-date-700">{colorName(chosen, language)}</bdi>
        <noscript>{colors.map((color) => colorName(color, language)).join(comma(language))}</noscript>
      </legend>
      <div className="-ms-0.5 flex flex-wrap gap-1.5">
        {colors.map((color) => (
          <Swatch
            key={color}
            type="radio"
            name={name}
            color={color}
            language={language}
            checked={color === chosen}
            onChange={() => onChoose(color)}
          />
        ))}
      </div>
    </fieldset>
  )
}
