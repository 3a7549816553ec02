import 'client-only'
import { useEffect, useEffectEvent } from 'react'
import { persisted, type Persisted } from './persisted'

/** A product's selected options before it is added to the cart. */
export interface Choice {
  /** Undefined for a product without colors. */
  color: string | undefined
  quantity: number
}

const STORE_EVENT = 'oasis:choice'

/** Stores a product's current choice, or `choice`, for the next page of this tab that shows the product. */
export function storeChoice(productId: string, choice?: Choice): void {
  if (choice) keptChoice(productId).set(choice)
  else dispatchEvent(new CustomEvent(STORE_EVENT, { detail: productId }))
}

/** Deletes the stored choice. */
export function forgetChoice(productId: string): void {
  keptChoice(productId).set(undefined)
}

/**
 * Keeps a product's choice across documents of this tab, so that a reload or a change of language loses nothing. `productId`: null while
 * no product is visible. `choice` returns null for the default choice. `adopt` receives the stored choice. Standards 14.
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
    const storeNow = (event: Event) => event instanceof CustomEvent && event.detail === productId && keep(productId)
    addEventListener(STORE_EVENT, storeNow)
    addEventListener('pagehide', leave)
    // A page from the back/forward cache still has its choice.
    addEventListener('pageshow', forget)
    return () => {
      removeEventListener(STORE_EVENT, storeNow)
      removeEventListener('pagehide', leave)
      removeEventListener('pageshow', forget)
    }
  }, [productId])
}

function keptChoice(productId: string): Persisted<Choice | undefined> {
  // Written by this file only.
  return persisted(`oasis.choice.${productId}`, (stored) => stored as Choice | undefined)
}
