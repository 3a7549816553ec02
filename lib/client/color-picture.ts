import 'client-only'
import { useEffect, useEffectEvent, useRef } from 'react'
import { create } from 'zustand'

interface ChosenColor {
  productId: string
  /** Index of the color, and how many there are. */
  at: number
  of: number
}

/** The color chosen last, for the product's gallery. */
const lastChosen = create<{ chosen: ChosenColor | null }>(() => ({ chosen: null }))

/** Tells the product's gallery the chosen color whenever it changes. */
export function useDispatchColor({ productId, at, of }: ChosenColor): void {
  const dispatched = useRef(0)
  useEffect(() => {
    if (at === dispatched.current) return
    dispatched.current = at
    lastChosen.setState({ chosen: { productId, at, of } })
  }, [productId, at, of])
}

/**
 * Shows the picture of the chosen color when the first pictures show the same shot in every color, in order. The first comparison
 * takes a moment: it shows nothing when the shopper chose another color meanwhile.
 */
export function useColorPicture(productId: string, pictures: readonly string[], show: (index: number) => void): void {
  const onChosen = useEffectEvent(async (chosen: ChosenColor | null) => {
    if (chosen?.productId !== productId || pictures.length < chosen.of) return
    const { areSimilarImages } = await import('./image-similarity')
    const isOneShot = await areSimilarImages(pictures.slice(0, chosen.of)).catch(() => false)
    if (isOneShot && lastChosen.getState().chosen === chosen) show(chosen.at)
  })
  useEffect(() => lastChosen.subscribe(({ chosen }) => void onChosen(chosen)), [])
}
