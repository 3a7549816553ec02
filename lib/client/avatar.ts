import 'client-only'
import { create } from 'zustand'
import { sessionMark } from './session'

const KEY = 'oasis.avatar'

/** Address of the customer's picture; null: none, undefined: not known yet. */
export const avatar = create<{ image: string | null | undefined }>(() => ({ image: undefined }))

/** Shows the picture, and keeps it for the next pages of this tab. */
export function showAvatar(image: string | null): void {
  avatar.setState({ image })
  try {
    sessionStorage.setItem(KEY, `${sessionMark()}\n${image ?? ''}`)
  } catch {
    // The next page asks again.
  }
}

/** Takes the picture this tab knows from a page before, unless somebody has signed in or out since. */
export function recallAvatar(): void {
  try {
    const [mark, image] = (sessionStorage.getItem(KEY) ?? '').split('\n')
    if (image === undefined || mark !== sessionMark() || avatar.getState().image !== undefined) return
    avatar.setState({ image: image || null })
  } catch {
    // As above.
  }
}

/** Forgets it: somebody signed out. */
export function forgetAvatar(): void {
  avatar.setState({ image: null })
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // There was nothing kept then.
  }
}
