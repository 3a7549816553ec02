/** The lines of a place of the cart, by the buttons that take them out, with `data-remove-line` for the key of each. */
export function lineButtons(place: ParentNode): HTMLElement[] {
  return [...place.querySelectorAll<HTMLElement>('[data-remove-line]')]
}

/** Puts the focus on a line where the customer is: in the drawer while it is open, else on the page. */
export function focusLine(key: string): void {
  const place = document.querySelector('dialog:modal') ?? document.getElementById('main')
  if (!place) return
  lineButtons(place)
    .find((one) => one.dataset.removeLine === key)
    ?.focus()
}
