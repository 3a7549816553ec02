import 'client-only'
import { create } from 'zustand'
import { persisted } from './persisted'
import { sessionMark } from './session'

/** With the session it belongs to. */
const kept = persisted('oasis.avatar', (stored): { mark?: string; image?: string | null } => Object(stored))

/** Address of the customer's picture; null: none, undefined: not known yet. */
export const avatar = create<{ image: string | null | undefined }>(() => ({ image: undefined }))

/** Shows the picture, and keeps it for the next pages of this tab. */
export function showAvatar(image: string | null): void {
  avatar.setState({ image })
  kept.set({ mark: sessionMark(), image })
}

/** Takes the picture this tab knows from a page before, unless somebody has signed in or out since. */
export function recallAvatar(): void {
  const { mark, image } = kept.get()
  if (image === undefined || mark !== sessionMark() || avatar.getState().image !== undefined) return
  avatar.setState({ image })
}

/** Forgets it: somebody signed out. */
export function forgetAvatar(): void {
  avatar.setState({ image: null })
  kept.set(undefined)
}
