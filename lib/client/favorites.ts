import 'client-only'
import { errorText, hasStatus } from './api-client'
import { favorites, isNewest, want } from './favorites-store'
import { whenIdle } from './idle'
import { signInAndReturnPath } from './intent'
import { session } from './session'
import { notify } from './toast'

let needed = false
let started = false

/** Fetches the favorites of a signed-in customer, once, when the browser is idle. Call when a heart is on the page. */
export function loadFavorites(): void {
  needed = true
  startLoading()
}

function startLoading(): void {
  if (started || !needed || !session.getState().signedIn) return
  started = true
  whenIdle(() => {
    import('./favorites-query').then(({ watchFavorites }) => watchFavorites()).catch(() => (started = false))
  })
}

session.subscribe(startLoading)

type Word = 'AddedSusseccfully' | 'RemovedSusseccfully' | 'YouAreNotLogin' | 'undo'
type Say = (key: `Favorites.${Word}` | 'Errors.fallback' | 'Errors.offline' | 'Header.signIn') => string

/**
 * Adds or removes a favorite: shows it at once, saves it, shows the toasts of Spec §8. Never throws. The product's `title` is in the
 * page's language. `heart`: the pressed button, focused again by Undo; `since`: when a restored favorite was added first.
 */
export async function setFavorite(
  product: { id: string; title: string },
  favorite: boolean,
  say: Say,
  { heart, since }: { heart?: HTMLElement; since?: string } = {},
): Promise<void> {
  const { id, title } = product
  if (!session.getState().signedIn) return askToSignIn(id, favorite, say)
  const press = { favorite, since }
  want(id, press)
  const subject = `favorite ${id}`
  try {
    const { saveFavorite } = await import('./favorites-query')
    const removed = await saveFavorite(id, press)
    if (!isNewest(id, press)) return
    want(id, null)
    if (favorite) return notify({ kind: 'success', text: say('Favorites.AddedSusseccfully'), subject })
    const restore = () => {
      if (heart?.isConnected) heart.focus()
      else favorites.setState({ restored: { id } })
      void setFavorite(product, true, say, { since: removed })
    }
    const action = { label: say('Favorites.undo'), onClick: restore }
    notify({ kind: 'removed', text: say('Favorites.RemovedSusseccfully'), action, subject, about: title })
  } catch (thrown) {
    if (!isNewest(id, press)) return
    want(id, null)
    if (hasStatus(thrown, 401)) return askToSignIn(id, favorite, say)
    notify({ kind: 'error', text: errorText(thrown, say), subject })
  }
}

/** Shows YouAreNotLogin (Spec §5). Adding is carried out after signing in; removing is not. */
function askToSignIn(productId: string, favorite: boolean, say: Say): void {
  const intent = favorite ? ({ kind: 'favorite', productId } as const) : undefined
  const href = signInAndReturnPath(location.pathname + location.search, intent)
  notify({ kind: 'signIn', text: say('Favorites.YouAreNotLogin'), action: { label: say('Header.signIn'), href } })
}
