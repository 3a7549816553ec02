import 'client-only'
import { useEffect, useEffectEvent } from 'react'
import { onPageLeave, onPageRestore } from './page-events'
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
  if (choice) storedChoice(productId).set(choice)
  else dispatchEvent(new CustomEvent(STORE_EVENT, { detail: productId }))
}

/** Deletes the stored choice. */
export function forgetChoice(productId: string): void {
  storedChoice(productId).set(undefined)
}

/**
 * Keeps a product's choice across documents of this tab, so that a reload or a change of language loses nothing. `productId`: null while
 * no product is visible. `choice` returns null for the default choice. `adopt` receives the stored choice. Standards 14.
 */
export function useStoredChoice(
  productId: string | null,
  choice: () => Choice | null,
  adopt: (kept: Choice) => void,
): void {
  const take = useEffectEvent((id: string) => {
    const kept = storedChoice(id).get()
    if (kept) adopt(kept)
  })
  const keep = useEffectEvent((id: string) => storedChoice(id).set(choice() ?? undefined))

  useEffect(() => {
    if (productId === null) return
    take(productId)
    forgetChoice(productId)
    const storeNow = (event: Event) => event instanceof CustomEvent && event.detail === productId && keep(productId)
    addEventListener(STORE_EVENT, storeNow)
    const stopLeave = onPageLeave(() => keep(productId))
    // A page from the back/forward cache still has its choice.
    const stopRestore = onPageRestore(() => forgetChoice(productId))
    return () => {
      removeEventListener(STORE_EVENT, storeNow)
      stopLeave()
      stopRestore()
    }
  }, [productId])
}

function storedChoice(productId: string): Persisted<Choice | undefined> {
  return persisted(`oasis.choice.${productId}`, (stored): Choice | undefined =>
    stored === undefined ? undefined : Object(stored),
  )
}
