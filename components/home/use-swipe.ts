import { useEffect, useEffectEvent, type RefObject } from 'react'

/** Least horizontal distance of a swipe, in px. More than half as much vertical movement counts as scrolling. */
const MIN_DISTANCE = 40

/** Calls `onSwipe` on a horizontal swipe: 1 for next, -1 for previous, by the page's direction. */
export function useSwipe(ref: RefObject<HTMLElement | null>, onSwipe: (way: 1 | -1) => void): void {
  const swiped = useEffectEvent(onSwipe)

  useEffect(() => {
    const place = ref.current
    if (!place) return
    let from: Touch | undefined
    const touched = ({ touches }: TouchEvent) => {
      from = touches.length === 1 ? touches[0] : undefined
    }
    const lifted = ({ changedTouches: [to] }: TouchEvent) => {
      if (!from || !to) return
      const [along, across] = [to.clientX - from.clientX, to.clientY - from.clientY]
      from = undefined
      if (Math.abs(along) < MIN_DISTANCE || Math.abs(along) < 2 * Math.abs(across)) return
      swiped(along > 0 === (document.dir === 'rtl') ? 1 : -1)
    }
    place.addEventListener('touchstart', touched, { passive: true })
    place.addEventListener('touchend', lifted, { passive: true })
    return () => {
      place.removeEventListener('touchstart', touched)
      place.removeEventListener('touchend', lifted)
    }
  }, [ref])
}
