import 'client-only'
import { useEffect, useEffectEvent } from 'react'
import { persisted, type Persisted } from './persisted'

/** What is chosen of a product, and not in the cart yet. */
export interface Choice {
  /** `#RRGGBB`; undefined where there is none to choose. */
  color: string | undefined
  quantity: number
}

const GOES_ON = 'oasis:choice'

/** Hands what is chosen of a product in this moment (or was, when it was asked for: `choice`) on to its own page, when that is asked for in this document, now or on the way back. */
export function handChoiceOn(productId: string, choice?: Choice): void {
  if (choice) keptChoice(productId).set(choice)
  else dispatchEvent(new CustomEvent(GOES_ON, { detail: productId }))
}

/** Forgets what was handed on: its page is not wanted any more. */
export function forgetChoice(productId: string): void {
  keptChoice(productId).set(undefined)
}

/**
 * Hands what is chosen of a product on to its next document in this tab, so that the other language or a reload loses nothing.
 * `productId`: null while none can be seen. `choice` gives null while nothing else is chosen than the page came with. `adopt` is given
 * what the document before had. Standards 14.
 */
export function useKeptChoice(
  productId: string | null,
  choice: () => Choice | null,
  adopt: (kept: Choice) => void,
): void {
  const take = useEffectEvent((id: string) => {
    const kept = keptChoice(id).get()
    if (kept) adopt(kept)
  })
  const keep = useEffectEvent((id: string) => keptChoice(id).set(choice() ?? undefined))

  useEffect(() => {
    if (productId === null) return
    take(productId)
    forgetChoice(productId)
    const forget = (event: PageTransitionEvent) => event.persisted && forgetChoice(productId)
    const leave = () => keep(productId)
    const goOn = (event: Event) => event instanceof CustomEvent && event.detail === productId && keep(productId)
    addEventListener(GOES_ON, goOn)
    addEventListener('pagehide', leave)
    // A document that the browser kept has its choice still.
    addEventListener('pageshow', forget)
    return () => {
      removeEventListener(GOES_ON, goOn)
      removeEventListener('pagehide', leave)
      removeEventListener('pageshow', forget)
    }
  }, [productId])
}

function keptChoice(productId: string): Persisted<Choice | undefined> {
  // Written by this very file.
  return persisted(`oasis.choice.${productId}`, (stored) => stored as Choice | undefined)
}
