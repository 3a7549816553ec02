/** Two clicks within this time are one double click, in ms. */
export const DOUBLE_CLICK = 500
/** How far apart they may be, in px. */
const NEAR = 24

/** Whether a click comes so soon and so near after another that both are one double click. Keys press at no place. */
export function isSecondOf(first: MouseEvent, event: MouseEvent): boolean {
  if (first.detail === 0 || event.detail === 0) return false
  const distance = Math.hypot(event.clientX - first.clientX, event.clientY - first.clientY)
  return event.timeStamp - first.timeStamp <= DOUBLE_CLICK && distance <= NEAR
}
