import { useEffect, useEffectEvent, useRef } from 'react'

/**
 * For a fieldset of radio buttons: adopts a choice made before hydration. `onChoose` gets the value of the checked one when
 * it is not the `chosen` one.
 */
export function useRadioGroup(chosen: string, onChoose: (value: string) => void) {
  const place = useRef<HTMLFieldSetElement>(null)
  const adopt = useEffectEvent(() => {
    const checked = place.current?.querySelector<HTMLInputElement>(':checked')?.value
    if (checked !== undefined && checked !== chosen) onChoose(checked)
  })
  useEffect(() => {
    adopt()
    // On Back the browser would restore a radio button after this, without an event. HTML does not allow the attribute on radio buttons.
    for (const radio of place.current?.querySelectorAll('input') ?? []) radio.autocomplete = 'off'
  }, [])
  return place
}
