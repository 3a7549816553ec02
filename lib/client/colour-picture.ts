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

interface Gallery {
  productId: string
  pictures: readonly string[]
  /** The picture that is shown. */
  current: number
  show: (index: number) => void
}

/**
 * Has the picture of the chosen colour shown, where the first pictures are one shot in every colour, in their order. Not when another
 * picture was looked for while they were compared.
 */
export function useColourPicture({ productId, pictures, current, show }: Gallery): void {
  const latest = useRef<Chosen>(null)
  /** By their addresses: compared once. */
  const compared = useRef(new Map<string, Promise<boolean>>())
  const shown = useEffectEvent(() => current)
  const hear = useEffectEvent(async (event: Event) => {
    // Nobody else sends it.
    const chosen = (event as CustomEvent<Chosen>).detail
    if (chosen.productId !== productId || pictures.length < chosen.of) return
    latest.current = chosen
    const ofColours = pictures.slice(0, chosen.of)
    const key = ofColours.join(' ')
    const known = compared.current.get(key)
    const answer = known ?? import('./image-similarity').then(({ areSimilarImages }) => areSimilarImages(ofColours))
    compared.current.set(key, answer)
    // What could not be compared is, when the next colour is chosen.
    const isOneShot = await answer.catch(() => null)
    if (isOneShot === null) compared.current.delete(key)
    if (isOneShot && latest.current === chosen && (known || shown() === current)) show(chosen.at)
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
