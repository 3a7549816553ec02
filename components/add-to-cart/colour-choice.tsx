'use client'

import { useEffect, useEffectEvent, useId, useRef } from 'react'
import { Swatch } from '@/components/ui/swatch'
import { useLanguage } from '@/components/translations/translations'
import { colorName } from '@/lib/i18n/color-name'
import { comma } from '@/lib/i18n/comma'

interface Props {
  /** What is chosen here: "Colour", in the page's language. */
  label: string
  /** `#RRGGBB`, at least one. */
  colors: string[]
  chosen: string
  onChoose: (color: string) => void
}

/** One colour of several, each known by its name. */
export function ColourChoice({ label, colors, chosen, onChoose }: Props) {
  const [language, name] = [useLanguage(), useId()]
  const place = useRef<HTMLFieldSetElement>(null)

  const adopt = useEffectEvent(() => {
    const ticked = place.current?.querySelector<HTMLInputElement>(':checked')?.value
    if (ticked !== undefined && ticked !== chosen) onChoose(ticked)
  })
  useEffect(() => {
    // Ticked before the scripts ran: what is seen counts.
    adopt()
    // On the way back the browser would tick it again, later than this, and tell nobody. Markup may not say so of a radio button.
    for (const radio of place.current?.querySelectorAll('input') ?? []) radio.autocomplete = 'off'
  }, [])

  return (
    <fieldset ref={place} className="mb-5 min-w-0">
      <legend className="mb-2.5 text-small">
        <span className="font-bold text-ink">{label}:</span>{' '}
        <span className="scripted text-date-700">{colorName(chosen, language)}</span>
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
