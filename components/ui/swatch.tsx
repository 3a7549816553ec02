import type { ComponentProps } from 'react'
import type { Language } from '@/lib/config/constants'
import { colorName } from '@/lib/i18n/color-name'
import { cssColor } from '@/lib/utils/css-color'

interface Props extends Omit<ComponentProps<'input'>, 'type' | 'color'> {
  type: 'radio' | 'checkbox'
  color: string
  language: Language
}

/** A selectable colour with its name as label; a name without a swatch shows as text. Give radios a common `name` inside a `<fieldset>` with a legend. */
export function Swatch({ type, color, language, ...input }: Props) {
  const [name, css] = [colorName(color, language), cssColor(color)]
  return (
    <label className={css ? 'swatch' : 'swatch swatch-text'} title={css ? name : undefined}>
      <input type={type} value={color} className="sr-only" {...input} />
      {css && <span className="swatch-dot" style={{ backgroundColor: css }} />}
      <bdi className={css ? 'sr-only' : undefined}>{name}</bdi>
    </label>
  )
}
