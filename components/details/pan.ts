/** How far one press of an arrow key goes, of what is seen. */
const STEP = 0.2
const directions: Partial<Record<string, [number, number]>> = {
  ArrowLeft: [1, 0],
  ArrowRight: [-1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
}

/** Moves the picture of a slide, shown `scale` times as large, the way of an arrow key, as far as the picture goes. False for any other key. */
export function panByKey(key: string, slide: HTMLElement, scale: number): boolean {
  const direction = directions[key]
  const [frame, picture] = [slide.querySelector<HTMLElement>('.swiper-zoom-container'), slide.querySelector('img')]
  if (!direction || !frame || !picture) return false
  const { m41, m42 } = new DOMMatrix(frame.style.transform)
  const x = within(m41 + direction[0] * STEP * slide.offsetWidth, picture.offsetWidth * scale - slide.offsetWidth)
  const y = within(m42 + direction[1] * STEP * slide.offsetHeight, picture.offsetHeight * scale - slide.offsetHeight)
  frame.style.transform = `translate3d(${x}px, ${y}px, 0)`
  return true
}

/** A shift that leaves no gap: `over` px stand out, half of them on each side. */
function within(shift: number, over: number): number {
  const most = Math.max(0, over / 2)
  return Math.max(-most, Math.min(most, shift))
}
