/** After the words that were there before are gone: a live region tells what changes. ms. */
const PAUSE = 100
const OWN = 'data-said-aloud'

/**
 * Has screen readers say at once what can be seen near `beside` and is told by nothing else: no focus goes there, and its place is
 * not live. It is said within the dialog of `beside`, for outside an open one nothing is heard. Standards 14.
 */
export function announce(text: string, beside: Element): void {
  const place = beside.closest('dialog') ?? document.body
  const region = place.querySelector(`:scope > [${OWN}]`) ?? place.appendChild(newRegion())
  region.textContent = ''
  setTimeout(() => (region.textContent = text), PAUSE)
}

function newRegion(): HTMLElement {
  const region = document.createElement('div')
  region.setAttribute(OWN, '')
  region.setAttribute('role', 'alert')
  region.className = 'sr-only'
  return region
}
