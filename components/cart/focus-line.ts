/** The remove buttons of the cart lines in `place`; `data-remove-line` holds the line key. */
export function lineButtons(place: ParentNode): HTMLElement[] {
  return [...place.querySelectorAll<HTMLElement>('[data-remove-line]')]
}

/** Focuses a line's remove button: in the drawer while it is open, else on the page. */
export function focusLine(key: string): void {
  const place = document.querySelector('dialog:modal') ?? document.getElementById('main')
  if (!place) return
  lineButtons(place)
    .find((one) => one.dataset.removeLine === key)
    ?.focus()
}
