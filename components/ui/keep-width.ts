/** Stores the scroll bar's width so that the layout does not shift when the page stops scrolling. Call right before that. */
export function keepWidth() {
  const { style, clientWidth } = document.documentElement
  style.setProperty('--scroll-bar', `${innerWidth - clientWidth}px`)
}
