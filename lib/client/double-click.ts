/** Longest time between the clicks of a double click, in ms. */
export const DOUBLE_CLICK = 500
/** Longest distance between them, in px. */
const NEAR = 24

/** Whether a click completes a double click. Key presses (`detail` 0) have no position and never do. */
export function isSecondOf(first: MouseEvent, event: MouseEvent): boolean {
  if (first.detail === 0 || event.detail === 0) return false
  const distance = Math.hypot(event.clientX - first.clientX, event.clientY - first.clientY)
  return event.timeStamp - first.timeStamp <= DOUBLE_CLICK && distance <= NEAR
}
