import type { ComponentProps } from 'react'
import type { Language } from '@/lib/config/constants'
import { colorName } from '@/lib/i18n/color-name'
import { cssColor } from '@/lib/utils/css-color'

interface Props extends Omit<ComponentProps<'input'>, 'type' | 'color'> {
  /** Single or multiple selection. */
  type: 'radio' | 'checkbox'
  /** `#RRGGBB`. */
  color: string
  language: Language
}

/** A selectable colour with its name as label. Give radios a common `name` inside a `<fieldset>` with a legend. */
export function Swatch({ type, color, language, ...input }: Props) {
  const name = colorName(color, language)
  return (
    <label className="swatch" title={name}>
      <input type={type} value={color} className="sr-only" {...input} />
      <span className="swatch-dot" style={{ backgroundColor: cssColor(color) }} />
      <span className="sr-only">{name}</span>
    </label>
  )
}
