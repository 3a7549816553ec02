'use client'

import { useEffect } from 'react'

/** "/" goes to the search field with the id, unless someone is typing. */
export function SlashFocus({ fieldId }: { fieldId: string }) {
  useEffect(() => {
    function jump(event: KeyboardEvent) {
      const field = document.getElementById(fieldId)
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || !field?.checkVisibility()) return
      if (
        event.target instanceof HTMLElement &&
        event.target.closest('input, textarea, select, [contenteditable], dialog')
      )
        return
      event.preventDefault()
      field.focus()
    }
    addEventListener('keydown', jump)
    return () => removeEventListener('keydown', jump)
  }, [fieldId])
  return null
}
