'use client'

import { useEffect, useRef, useState } from 'react'
import { StaffCallError } from './staff-call'

/**
 * Which values of a form its call refused: each until it is changed. The first gets the focus. `values` are the form's, under the
 * names that the call has for them. Standards 14.
 */
export function useRefused<Name extends string>(error: unknown, values: Record<Name, string>) {
  const form = useRef<HTMLFormElement>(null)
  const [refused, setRefused] = useState({ error, values })
  if (refused.error !== error) setRefused({ error, values })
  useEffect(() => {
    if (error) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [error])
  const fields = error instanceof StaffCallError ? error.fields : {}
  const isRefused = (name: Name) =>
    (name in fields || `address.${name}` in fields) && values[name] === refused.values[name]
  return { form, isRefused }
}
