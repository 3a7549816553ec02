/** Pan step of one arrow key press, as a share of the visible part. */
const STEP = 0.2
const directions: Partial<Record<string, [number, number]>> = {
  ArrowLeft: [1, 0],
  ArrowRight: [-1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
}

/** Pans a slide's picture, zoomed by `scale`, in the direction of an arrow key, within its edges. Returns false for any other key. */
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

/** Clamps a shift so that no gap shows: the picture overflows by `over` px, half on each side. */
function within(shift: number, over: number): number {
  const most = Math.max(0, over / 2)
  return Math.max(-most, Math.min(most, shift))
}
