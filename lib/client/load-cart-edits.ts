import 'client-only'

const load = () => import('./cart-edits')
let loaded: ReturnType<typeof load> | undefined

/** Loads the code that changes the cart, once; a failed attempt is repeated by the next call. */
export function loadCartEdits(): ReturnType<typeof load> {
  loaded ??= load().catch((thrown) => {
    loaded = undefined
    throw thrown
  })
  return loaded
}
