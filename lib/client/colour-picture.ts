import 'client-only'
import { useEffect, useEffectEvent, useRef } from 'react'

const CHOSEN = 'oasis:colour'

interface Chosen {
  productId: string
  /** Index of the color, and how many there are. */
  at: number
  of: number
}

/** Dispatches the chosen color to the product's gallery whenever it changes. */
export function useDispatchColor({ productId, at, of }: Chosen): void {
  const reported = useRef(0)
  useEffect(() => {
    if (at === reported.current) return
    reported.current = at
    dispatchEvent(new CustomEvent<Chosen>(CHOSEN, { detail: { productId, at, of } }))
  }, [productId, at, of])
}

interface Gallery {
  productId: string
  pictures: readonly string[]
  /** Index of the shown picture. */
  current: number
  show: (index: number) => void
}

/**
 * Shows the picture of the chosen color when the first pictures show the same shot in every color, in order. Skips it when the shopper
 * moved to another picture during the comparison.
 */
export function useColourPicture({ productId, pictures, current, show }: Gallery): void {
  const latest = useRef<Chosen>(null)
  /** Comparison by picture URLs. */
  const compared = useRef(new Map<string, Promise<boolean>>())
  const shown = useEffectEvent(() => current)
  const onChosen = useEffectEvent(async (event: Event) => {
    // Only `useDispatchColor` dispatches it.
    const chosen = (event as CustomEvent<Chosen>).detail
    if (chosen.productId !== productId || pictures.length < chosen.of) return
    latest.current = chosen
    const ofColours = pictures.slice(0, chosen.of)
    const key = ofColours.join(' ')
    const known = compared.current.get(key)
    const answer = known ?? import('./image-similarity').then(({ areSimilarImages }) => areSimilarImages(ofColours))
    compared.current.set(key, answer)
    // A failed comparison is retried with the next color.
    const isOneShot = await answer.catch(() => null)
    if (isOneShot === null) compared.current.delete(key)
    if (isOneShot && latest.current === chosen && (known || shown() === current)) show(chosen.at)
  })
  useEffect(() => {
    const listening = new AbortController()
    addEventListener(CHOSEN, (event) => void onChosen(event), { signal: listening.signal })
    return () => {
      latest.current = null
      listening.abort()
    }
  }, [])
}
