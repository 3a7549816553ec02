import 'client-only'
import { create } from 'zustand'
import { persisted } from './persisted'
import { sessionMark } from './session'

/** `mark` identifies the session the picture belongs to. */
const storedAvatar = persisted('oasis.avatar', (stored): { mark?: string; image?: string | null } => Object(stored))

/** URL of the customer's picture; null: none, undefined: not known yet. */
export const avatar = create<{ image: string | null | undefined }>(() => ({ image: undefined }))

/** Shows the picture and stores it for the next pages of this tab. */
export function showAvatar(image: string | null): void {
  avatar.setState({ image })
  storedAvatar.set({ mark: sessionMark(), image })
}

/** Restores the picture stored by an earlier page of this tab, unless the session has changed since. */
export function recallAvatar(): void {
  const { mark, image } = storedAvatar.get()
  if (image === undefined || mark !== sessionMark() || avatar.getState().image !== undefined) return
  avatar.setState({ image })
}

/** Removes the picture on sign-out. */
export function forgetAvatar(): void {
  avatar.setState({ image: null })
  storedAvatar.set(undefined)
}
