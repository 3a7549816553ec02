/** Ref callback of a dialog's footer: while it is sticky, toasts and the focused element stay above it. */
export function scrollAboveFooter(footer: HTMLElement | null) {
  const dialog = footer?.closest('dialog')
  if (!footer || !dialog) return undefined
  const watch = new ResizeObserver(() => {
    const height = getComputedStyle(footer).position === 'sticky' ? footer.offsetHeight : 0
    dialog.style.setProperty('--buy-bar', `${height}px`)
    dialog.style.setProperty('scroll-padding-block-end', 'calc(var(--buy-bar) + 1rem)')
  })
  watch.observe(footer)
  return () => {
    watch.disconnect()
    dialog.style.removeProperty('--buy-bar')
    dialog.style.removeProperty('scroll-padding-block-end')
  }
}
