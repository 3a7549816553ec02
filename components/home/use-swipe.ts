import { useEffect, useEffectEvent, type RefObject } from 'react'

/** How far a finger goes along the line before it turns anything, in px. What goes half as far across scrolls the page. */
const FAR = 40

/** Tells of a finger drawn along the line: 1 for the way on, -1 for the way back, in the direction of the page. */
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
      if (Math.abs(along) < FAR || Math.abs(along) < 2 * Math.abs(across)) return
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
