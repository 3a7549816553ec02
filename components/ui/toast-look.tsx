import type { ReactNode, Ref } from 'react'
import { cx } from './cx'
import { Icon } from './icon'
import { alert, check, info, trash, user, type IconShape } from './icons'

const tones: Record<'success' | 'removed' | 'signIn' | 'error' | 'info', { shape: IconShape; disc: string }> = {
  success: { shape: check, disc: 'bg-palm-600' },
  removed: { shape: trash, disc: 'bg-date-700' },
  signIn: { shape: user, disc: 'bg-lagoon-700' },
  error: { shape: alert, disc: 'bg-pomegranate-600' },
  info: { shape: info, disc: 'bg-lagoon-700' },
}

interface Props {
  tone: keyof typeof tones
  message: string
  about?: string
  /** One link or button, with the class `toast-action`. */
  action?: ReactNode
  ref?: Ref<HTMLDivElement>
}

/** A toast's markup: the action is beside the message where both fit, else below. The toaster controls position and duration. */
export function ToastLook({ tone, message, about, action, ref }: Props) {
  const { shape, disc } = tones[tone]
  return (
    <div
      ref={ref}
      className="flex min-h-15.5 w-full flex-wrap items-center gap-x-3.5 rounded-toast bg-palm-950 px-4.5 py-3 text-white shadow-e2"
    >
      <div className="flex min-w-0 flex-auto items-center gap-3.5">
        <span className={cx('grid size-8.5 shrink-0 place-items-center rounded-full', disc)}>
          <Icon shape={shape} size={18} />
        </span>
        <p className="min-w-0 flex-1 font-nav">
          {message}
          {about && <span className="sr-only">: {about}</span>}
        </p>
      </div>
      {action}
    </div>
  )
}
