import 'client-only'
import { useEffect, useEffectEvent } from 'react'
import { onPageLeave, onPageRestore } from './page-events'
import type { Preparation } from '@/lib/contract/selling'
import { persisted, type Persisted } from './persisted'

/** A product's selected options before it is added to the cart. */
export interface Choice {
  /** Undefined for a product without colors. */
  color: string | undefined
  /** Id of the size; null for a product without sizes. */
  size: string | null
  /** Null when nothing is asked. */
  preparation: Preparation | null
  quantity: number
}

/** By product: stores the choice the page shows. */
const shownChoices = new Map<string, () => void>()

/** Stores a choice for the next page of this tab that shows the product. */
export function storeChoice(productId: string, choice: Choice): void {
  storedChoice(productId).set({ ...choice, urlSize: urlSize() })
}

/** The stored choice of a product, if any. */
export function readChoice(productId: string): Choice | undefined {
  return storedChoice(productId).get()
}

/** Stores the choice this page shows of a product, if it shows one. */
export function storeShownChoice(productId: string): void {
  shownChoices.get(productId)?.()
}

export function forgetChoice(productId: string): void {
  storedChoice(productId).set(undefined)
}

/**
 * Stores a product's choice when the page is left, so that a reload or a change of language loses nothing. `productId`: null while no
 * product is visible. `choice` returns null for the default choice. `restore` receives the stored choice. Standards 14.
 */
export function useStoredChoice(
  productId: string | null,
  choice: () => Choice | null,
  restore: (stored: Choice) => void,
): void {
  const restoreStored = useEffectEvent((id: string) => {
    const stored = storedChoice(id).get()
    if (stored) restore(stored.urlSize === urlSize() ? stored : { ...stored, size: null })
  })
  const store = useEffectEvent((id: string) => {
    const current = choice()
    if (current) storeChoice(id, current)
    else forgetChoice(id)
  })

  useEffect(() => {
    if (productId === null) return
    restoreStored(productId)
    forgetChoice(productId)
    const storeShown = () => store(productId)
    shownChoices.set(productId, storeShown)
    const stopLeave = onPageLeave(storeShown)
    // A page from the back/forward cache still has its choice.
    const stopRestore = onPageRestore(() => forgetChoice(productId))
    return () => {
      if (shownChoices.get(productId) === storeShown) shownChoices.delete(productId)
      stopLeave()
      stopRestore()
    }
  }, [productId])
}

/** The size of a page's URL, which is stronger than a choice made under another URL; null for none. */
function urlSize(): string | null {
  return new URLSearchParams(location.search).get('size')
}

type StoredChoice = Choice & { urlSize: string | null }

function storedChoice(productId: string): Persisted<StoredChoice | undefined> {
  return persisted(`oasis.choice.${productId}`, (stored): StoredChoice | undefined =>
    stored === undefined ? undefined : { size: null, preparation: null, urlSize: null, ...Object(stored) },
  )
}
