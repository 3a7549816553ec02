import 'client-only'
import { persisted } from './persisted'
import { sessionMark } from './session'

/** `mark` identifies the session the picture belongs to. */
const stored = persisted('oasis.avatar', (value): { mark?: string; image?: string | null } => Object(value))

/** URL of the signed-in customer's picture, stored for the next pages of this tab; null: none, undefined: not known yet. */
export const avatar = {
  get(): string | null | undefined {
    const { mark, image } = stored.get()
    return mark === sessionMark() ? image : undefined
  },
  set: (image: string | null) => stored.set({ mark: sessionMark(), image }),
  subscribe: stored.subscribe,
}
