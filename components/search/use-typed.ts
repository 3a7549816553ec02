import { useEffect, useState } from 'react'
import { search } from '@/lib/config/constants'

/** The field's value, and the same debounced by `search.pause` ms; both trimmed. */
export function useTyped(field: HTMLInputElement): { typed: string; settled: string } {
  const [typed, setTyped] = useState(field.value.trim())
  const [settled, setSettled] = useState(typed)

  useEffect(() => {
    const read = () => setTyped(field.value.trim())
    field.addEventListener('input', read)
    return () => field.removeEventListener('input', read)
  }, [field])

  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), search.pause)
    return () => clearTimeout(timer)
  }, [typed])

  return { typed, settled }
}
