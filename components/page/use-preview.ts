import { useRouter } from 'next/navigation'
import { useCallback, useEffect, useLayoutEffect, useRef, useState, type CSSProperties } from 'react'
import { flushSync } from 'react-dom'
import type { CardFacts } from '@/components/product/card-facts'
import { setOpener } from '@/components/product/preview'
import { productHref } from '@/lib/routes'
import { belowHeader } from './below-header'

/** What is known of a product whose page is on its way. */
interface Preview {
  product: CardFacts
  /** Address of the page that is left. */
  from: string
  /** Where it stands. */
  box: CSSProperties
  /** Whether the picture is still gliding to its place. */
  gliding: boolean
}

/** A frame that takes longer is not waited for, in ms: a hidden document has none. */
const FRAME = 100

/**
 * Answers a tap on a card with what the card knows of its product, in the next frame; its picture glides to its place by a
 * view transition. The page is asked for when that frame stands, for making the page would hold it back. `here` is the address
 * of the page that stands: a change of it, whoever made it, ends the preview. Standards 27.
 */
export function usePreview(here: string) {
  const router = useRouter()
  const [preview, setPreview] = useState<Preview | null>(null)
  /** The page that is about to be asked for. */
  const wanted = useRef<string | null>(null)
  /** The page that was asked for. */
  const asked = useRef<string | null>(null)
  /** Shows it no more, unless it is of the page at `but`. */
  const forget = useCallback((but?: string) => {
    if (wanted.current === but) return
    wanted.current = asked.current = null
    setPreview(null)
  }, [])

  useEffect(() => {
    setOpener((product, card) => {
      const href = productHref(product.id)
      // The second of two quick taps.
      if (wanted.current === href) return
      wanted.current = href
      const go = () => {
        // Who went Back in between stays there.
        if (wanted.current !== href) return
        wanted.current = null
        asked.current = href
        router.push(href)
      }
      const show = (gliding: boolean) =>
        flushSync(() => setPreview({ product, from: here, box: belowHeader(), gliding }))
      const still = matchMedia('(prefers-reduced-motion: reduce)').matches
      if (still || !('startViewTransition' in document)) {
        show(false)
        void painted().then(go)
        return
      }
      const picture = card.querySelector<HTMLElement>('.card-picture')
      picture?.classList.add('gliding')
      const glide = document.startViewTransition(() => {
        picture?.classList.remove('gliding')
        if (wanted.current === href) show(true)
      })
      glide.ready.then(painted, () => undefined).then(go)
      glide.finished
        .catch(() => undefined)
        .then(() => setPreview((now) => (now?.product === product ? { ...now, gliding: false } : now)))
    })
    return () => setOpener(null)
  }, [router, here])

  // A page whose top is in sight would stay scrolled by as much as the one before.
  useLayoutEffect(() => {
    const arrived = `${asked.current}?` === here
    asked.current = null
    if (arrived) scrollTo({ top: 0, behavior: 'instant' })
  }, [here])

  // The page is there, and so is its picture.
  if (preview && preview.from !== here && !preview.gliding) setPreview(null)
  return { preview, forget }
}

/** Settles when the next frame has been painted. */
function painted(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve))
    setTimeout(resolve, FRAME)
  })
}
