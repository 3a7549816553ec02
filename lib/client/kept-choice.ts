import 'client-only'
import { useEffect, useEffectEvent } from 'react'

/** What is chosen of a product, and not in the cart yet. */
export interface Choice {
  /** `#RRGGBB`; undefined where there is none to choose. */
  color: string | undefined
  quantity: number
}

/**
 * Hands what is chosen of a product on to its next document in this tab, so that the other language or a reload loses nothing.
 * `choice`: null while nothing else is chosen than the page came with. `adopt` is given what the document before had. Standards 14.
 */
export function useKeptChoice(productId: string, choice: Choice | null, adopt: (kept: Choice) => void): void {
  const take = useEffectEvent(() => {
    const kept = read(productId)
    if (kept) adopt(kept)
  })
  const keep = useEffectEvent(() => write(productId, choice))

  useEffect(() => {
    take()
    const forget = () => write(productId, null)
    forget()
    const leave = () => keep()
    addEventListener('pagehide', leave)
    // A document that the browser kept has its choice still.
    addEventListener('pageshow', forget)
    return () => {
      removeEventListener('pagehide', leave)
      removeEventListener('pageshow', forget)
    }
  }, [productId])
}

function read(productId: string): Choice | null {
  try {
    // Written by this very file.
    return JSON.parse(sessionStorage.getItem(nameOf(productId)) ?? 'null') as Choice | null
  } catch {
    return null
  }
}

function write(productId: string, choice: Choice | null): void {
  try {
    if (choice) sessionStorage.setItem(nameOf(productId), JSON.stringify(choice))
    else sessionStorage.removeItem(nameOf(productId))
  } catch {
    // Without storage it is chosen again.
  }
}

function nameOf(productId: string): string {
  return `oasis.choice.${productId}`
}
