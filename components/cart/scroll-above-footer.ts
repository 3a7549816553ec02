/** Ref of the foot of a dialog: while it sticks, the dialog's toasts and what has the focus stand above it, however tall it is. */
export function scrollAboveFooter(foot: HTMLElement | null) {
  const dialog = foot?.closest('dialog')
  if (!foot || !dialog) return undefined
  const watch = new ResizeObserver(() => {
    const height = getComputedStyle(foot).position === 'sticky' ? foot.offsetHeight : 0
    dialog.style.setProperty('--buy-bar', `${height}px`)
    dialog.style.setProperty('scroll-padding-block-end', 'calc(var(--buy-bar) + 1rem)')
  })
  watch.observe(foot)
  return () => {
    watch.disconnect()
    dialog.style.removeProperty('--buy-bar')
    dialog.style.removeProperty('scroll-padding-block-end')
  }
}
