/** The place of the toasts in the document: the open modal dialog, which makes all else inert, or the body. */
export interface ToastHost {
  element: HTMLElement
  /** Moves to where a person can see and reach it. */
  place: () => void
}

/** Makes the place and keeps it right while dialogs open, close and go. */
export function createToastHost(): ToastHost {
  const element = document.createElement('div')
  const place = () => {
    const top = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body
    if (element.parentElement !== top) top.append(element)
  }
  place()
  // A dialog that closes says so; one that goes with its part of the page does not.
  document.addEventListener('close', place, true)
  new MutationObserver(place).observe(document.body, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['open'],
  })
  return { element, place }
}
