/** The container of the toasts: in the open modal dialog, which makes all else inert, or in the body. */
interface ToastHost {
  element: HTMLElement
  /** Moves the container into the top modal dialog or the body. */
  place: () => void
}

/** Creates the container and moves it as dialogs open, close and are removed. */
export function createToastHost(): ToastHost {
  const element = document.createElement('div')
  const place = () => {
    const top = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body
    if (element.parentElement !== top) top.append(element)
  }
  place()
  // A dialog fires `close` when closed, but not when removed from the document.
  document.addEventListener('close', place, true)
  new MutationObserver(place).observe(document.body, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['open'],
  })
  return { element, place }
}
