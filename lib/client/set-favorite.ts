import 'client-only'
import { CallError } from './call-error'
import { errorText } from './error-text'
import { favorites, want } from './favorites'
import { signInAndReturnPath } from './intent'
import { session } from './session'
import { notify } from './toast'

type Word = 'AddedSusseccfully' | 'RemovedSusseccfully' | 'YouAreNotLogin' | 'undo'
/** Translates a key into the page's language. */
type Say = (key: `Favorites.${Word}` | 'Errors.fallback' | 'Errors.offline' | 'Header.signIn') => string

/** `title` in the page's language. */
interface Named {
  id: string
  title: string
}

/** Adds or removes a favorite: shows it at once, saves it, shows the toasts of Spec §8. Never throws. `heart`: the pressed button, focused again by Undo. */
export async function setFavorite(product: Named, favorite: boolean, say: Say, heart?: HTMLElement): Promise<void> {
  const { id, title } = product
  if (!session.getState().signedIn) return askToSignIn(id, favorite, say)
  want(id, favorite)
  const subject = `favorite ${id}`
  try {
    const { saveFavorite } = await import('./favorites-live')
    const saved = await saveFavorite(id)
    if (saved === true) notify({ kind: 'success', text: say('Favorites.AddedSusseccfully'), subject })
    if (saved === false) {
      const restore = () => {
        if (heart?.isConnected) heart.focus()
        else favorites.setState({ broughtBack: { id } })
        void setFavorite(product, true, say)
      }
      const undo = { label: say('Favorites.undo'), onClick: restore }
      notify({ kind: 'removed', text: say('Favorites.RemovedSusseccfully'), action: undo, subject, about: title })
    }
  } catch (thrown) {
    want(id, null)
    if (thrown instanceof CallError && thrown.status === 401) return askToSignIn(id, favorite, say)
    const words = { offline: say('Errors.offline'), fallback: say('Errors.fallback') }
    notify({ kind: 'error', text: errorText(thrown, words), subject })
  }
}

/** Shows YouAreNotLogin (Spec §5). Adding is carried out after signing in; removing is not. */
function askToSignIn(productId: string, favorite: boolean, say: Say): void {
  const href = signInAndReturnPath(
    location.pathname + location.search,
    favorite ? { kind: 'favorite', productId } : undefined,
  )
  notify({ kind: 'signIn', text: say('Favorites.YouAreNotLogin'), action: { label: say('Header.signIn'), href } })
}
