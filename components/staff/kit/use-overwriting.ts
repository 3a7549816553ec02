'use client'

import { useRef } from 'react'
import { StaffCallError } from './staff-call'

/** Time in which nobody has read the notice yet, in milliseconds: the second click of a double click does not count as saving again. */
const unread = 1_000

/**
 * Returns a check before a save: of what was opened, the fields that change, and what is stored by now. Throws ChangedMeanwhile when
 * the save would replace what a colleague changed since; for each such change once, so that saving again replaces it.
 */
export function useOverwriting() {
  const told = useRef(new Map<string, string>())
  const toldAt = useRef(-Infinity)
  return (before: object, changes: object, stored: object): void => {
    const isRead = Date.now() - toldAt.current >= unread
    const [was, will, is] = [before, changes, stored].map(asTexts) as [Texts, Texts, Texts]
    const unseen = [...will.keys()].filter(
      (name) => ![was.get(name) ?? '', will.get(name), isRead && told.current.get(name)].includes(is.get(name) ?? ''),
    )
    if (unseen.length === 0) return told.current.clear()
    if (isRead) toldAt.current = Date.now()
    for (const name of unseen) told.current.set(name, is.get(name) ?? '')
    throw new StaffCallError('ChangedMeanwhile')
  }
}

type Texts = ReadonlyMap<string, string>

/** An absent value is an empty text. */
function asTexts(fields: object): Texts {
  return new Map(Object.entries(fields).map(([name, value]) => [name, JSON.stringify(value) ?? '']))
}
