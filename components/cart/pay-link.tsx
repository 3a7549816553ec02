import { useTranslations } from 'next-intl'
import Link from 'next/link'
import type { ReactNode } from 'react'
import { buttonClass } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { alert } from '@/components/ui/icons'
import { useLeaveForCheckout } from './use-leave-for-checkout'

interface Props {
  /** A line exceeds the stock. */
  blocked: boolean
  onLeave?: () => void
  children: ReactNode
}

/** Link to the checkout (`/demo`), or the reason why it is blocked. Spec §2. */
export function PayLink({ blocked, onLeave, children }: Props) {
  const t = useTranslations('Cart')
  const { leave, leaving, refused } = useLeaveForCheckout(onLeave)
  return (
    <>
      <p role="alert" className="flex items-start gap-2 text-small text-pomegranate-700 empty:hidden">
        {refused && blocked && (
          <>
            <Icon shape={alert} size={18} className="mt-0.5" />
            <span>{t('blocked')}</span>
          </>
        )}
      </p>
      <Link
        href="/demo"
        prefetch={false}
        onClick={(event) => void leave(event)}
        aria-busy={leaving || undefined}
        className={buttonClass({ size: 'large' }, 'w-full')}
      >
        {leaving ? (
          <>
            <span className="spinner" />
            <span className="sr-only">{children}</span>
          </>
        ) : (
          children
        )}
      </Link>
    </>
  )
}
