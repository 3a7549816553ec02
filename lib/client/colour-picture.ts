import 'client-only'
import { useEffect, useEffectEvent, useRef } from 'react'

const CHOSEN = 'oasis:colour'

interface Chosen {
  productId: string
  /** Which of how many colours. */
  at: number
  of: number
}

/** Tells the pictures of a product which of its colours is chosen, whenever that is another one. */
export function useTellColour({ productId, at, of }: Chosen): void {
  const told = useRef(0)
  useEffect(() => {
    if (at === told.current) return
    told.current = at
    dispatchEvent(new CustomEvent<Chosen>(CHOSEN, { detail: { productId, at, of } }))
  }, [productId, at, of])
}

/** Has the picture of the chosen colour shown, where the first pictures are one shot in every colour, in their order. */
export function useColourPicture(productId: string, pictures: readonly string[], show: (index: number) => void): void {
  const latest = useRef<Chosen>(null)
  const hear = useEffectEvent(async (event: Event) => {
    // Nobody else sends it.
    const chosen = (event as CustomEvent<Chosen>).detail
    if (chosen.productId !== productId || pictures.length < chosen.of) return
    latest.current = chosen
    const loaded = await import('./same-shot').catch(() => null)
    const same = await loaded?.sameShots(pictures.slice(0, chosen.of))
    if (same?.[chosen.at] && latest.current === chosen) show(chosen.at)
  })
  useEffect(() => {
    const listening = new AbortController()
    addEventListener(CHOSEN, (event) => void hear(event), { signal: listening.signal })
    return () => {
      latest.current = null
      listening.abort()
    }
  }, [])
}
