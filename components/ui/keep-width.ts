/** Call right before something holds the page still: notes the width of the scroll bar that will go, so that the page keeps its own. */
export function keepWidth() {
  const root = document.documentElement
  // It is gone already.
  if (getComputedStyle(root).overflowY === 'hidden') return
  root.style.setProperty('--scroll-bar', `${innerWidth - root.clientWidth}px`)
}
