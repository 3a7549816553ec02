import 'client-only'
import { useEffect, useEffectEvent, useRef } from 'react'

const COLOR_CHOSEN = 'colorchosen'

interface ChosenColor {
  productId: string
  /** Index of the color, and how many there are. */
  at: number
  of: number
}

/** Tells the product's gallery the chosen color whenever it changes. */
export function useDispatchColor({ productId, at, of }: ChosenColor): void {
  const dispatched = useRef(0)
  useEffect(() => {
    if (at === dispatched.current) return
    dispatched.current = at
    dispatchEvent(new CustomEvent<ChosenColor>(COLOR_CHOSEN, { detail: { productId, at, of } }))
  }, [productId, at, of])
}

/**
 * Shows the picture of the chosen color when the first pictures show the same shot in every color, in order. The first comparison
 * takes a moment: it shows nothing when the shopper chose another color meanwhile.
 */
export function useColorPicture(productId: string, pictures: readonly string[], show: (index: number) => void): void {
  const latest = useRef<ChosenColor>(null)
  const onChosen = useEffectEvent(async (event: Event) => {
    // Only `useDispatchColor` dispatches it.
    const chosen = (event as CustomEvent<ChosenColor>).detail
    if (chosen.productId !== productId || pictures.length < chosen.of) return
    latest.current = chosen
    const { areSimilarImages } = await import('./image-similarity')
    const isOneShot = await areSimilarImages(pictures.slice(0, chosen.of)).catch(() => false)
    if (isOneShot && latest.current === chosen) show(chosen.at)
  })
  useEffect(() => {
    const listening = new AbortController()
    addEventListener(COLOR_CHOSEN, (event) => void onChosen(event), { signal: listening.signal })
    return () => {
      latest.current = null
      listening.abort()
    }
  }, [])
}
