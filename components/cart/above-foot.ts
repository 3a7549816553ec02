/** Ref of the foot of a dialog: while it sticks, the dialog's toasts stand above it, however tall it is. */
export function aboveFoot(foot: HTMLElement | null) {
  const dialog = foot?.closest('dialog')
  if (!foot || !dialog) return undefined
  const watch = new ResizeObserver(() => {
    const height = getComputedStyle(foot).position === 'sticky' ? foot.offsetHeight : 0
    dialog.style.setProperty('--buy-bar', `${height}px`)
  })
  watch.observe(foot)
  return () => {
    watch.disconnect()
    dialog.style.removeProperty('--buy-bar')
  }
}
