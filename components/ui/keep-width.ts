/** Call right before something holds the page still: notes the width of the scroll bar that will go, so that the page keeps its own. */
export function keepWidth() {
  const { style, clientWidth } = document.documentElement
  style.setProperty('--scroll-bar', `${innerWidth - clientWidth}px`)
}
