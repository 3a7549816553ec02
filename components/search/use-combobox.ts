import { useEffect, useEffectEvent, useState } from 'react'

interface Options {
  field: HTMLInputElement
  listId: string
  /** Ids of the options in order; none when no list is shown. */
  optionIds: string[]
}

/**
 * Makes the field a combobox over a list of links (WAI-ARIA practice: the focus stays in the field, the arrows move the
 * active option, Enter follows it). Returns the id of the active option, or null.
 */
export function useCombobox({ field, listId, optionIds }: Options): string | null {
  const [chosen, setChosen] = useState<string | null>(null)
  const active = chosen !== null && optionIds.includes(chosen) ? chosen : null
  const shown = optionIds.length > 0

  const typed = useEffectEvent(() => setChosen(null))
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    if (event.isComposing || !shown) return
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined) {
      event.preventDefault()
      const next = nextOf(optionIds, active, step)
      setChosen(next)
      if (next) document.getElementById(next)?.scrollIntoView({ block: 'nearest' })
    } else if (event.key === 'Enter' && active) {
      event.preventDefault()
      document.getElementById(active)?.click()
    }
  })

  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    field.addEventListener('keydown', (event) => pressed(event), { signal })
    field.addEventListener('input', () => typed(), { signal })
    // Closing or opening resets the active option.
    field.closest('[popover]')?.addEventListener('beforetoggle', () => typed(), { signal })
    return () => listening.abort()
  }, [field])

  useEffect(() => {
    const attributes: Record<string, string | null> = {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-haspopup': 'listbox',
      'aria-expanded': String(shown),
      'aria-controls': shown ? listId : null,
      'aria-activedescendant': active,
    }
    for (const [name, value] of Object.entries(attributes)) {
      if (value === null) field.removeAttribute(name)
      else field.setAttribute(name, value)
    }
  }, [field, listId, shown, active])

  return active
}

/** The next option; past either end null, the field itself. */
function nextOf(ids: string[], active: string | null, step: number): string | null {
  const ring: (string | null)[] = [null, ...ids]
  return ring.at((ring.indexOf(active) + step) % ring.length) ?? null
}
