import { useTranslations } from 'next-intl'
import { useEffect, useState, type ReactNode } from 'react'
import { cx } from '@/components/ui/cx'
import { Icon, truck } from '@/components/ui/icon'
import { serverNow } from '@/lib/client/server-clock'
import type { ShownCart } from '@/lib/contract/cart'
import { leadTimeValues, timeToOrder, type TimeLeft } from '@/lib/i18n/same-day'

const REFRESH_INTERVAL = 30_000

interface Props {
  cart: Pick<ShownCart, 'sameDay' | 'orderBy' | 'leadTime' | 'soonerApart'>
  /** Time left to order for today as rendered by the server, null after the last order of the day; undefined if rendered by the browser only. */
  initialTime?: TimeLeft | null
  /** Whether to say that part of the cart would arrive sooner in an order of its own. */
  split?: boolean
  className?: string
}

/** When an order placed now arrives; nothing without a promise. Spec §1. */
export function ArrivalLine({
  cart: { sameDay, orderBy, leadTime, soonerApart },
  initialTime,
  split,
  className,
}: Props) {
  const t = useTranslations('LeadTime')
  const cartWords = useTranslations('Cart')
  const time = useTimeLeft(orderBy, initialTime)
  if (sameDay) {
    // What follows the last slot of today is not known here.
    if (!time && orderBy) return null
    return <Line className={className}>{time ? cartWords('sameDayLeft', { ...time }) : cartWords('nextDay')}</Line>
  }
  const apart = split && soonerApart
  if (leadTime === null && !apart) return null
  return (
    <Line className={className}>
      {leadTime !== null && <span className="block">{t('promise', leadTimeValues(leadTime))}</span>}
      {apart && <span className="block">{t('soonerApart')}</span>}
    </Line>
  )
}

function Line({ className, children }: { className: string | undefined; children: ReactNode }) {
  return (
    <p
      className={cx('flex items-center gap-3 rounded-field bg-palm-100 px-4 py-3 text-small text-palm-900', className)}
    >
      <Icon shape={truck} size={20} />
      <span>{children}</span>
    </p>
  )
}

/** Time left to order for today, current while the page is open and the cart changes. */
function useTimeLeft(orderBy: string | null, initialTime: TimeLeft | null | undefined): TimeLeft | null {
  const now = () => ({ orderBy, time: timeToOrder(serverNow(), orderBy) })
  const [known, setKnown] = useState(() => (initialTime === undefined ? now() : { orderBy, time: initialTime }))
  if (known.orderBy !== orderBy) setKnown(now())
  useEffect(() => {
    const timer = setInterval(() => setKnown({ orderBy, time: timeToOrder(serverNow(), orderBy) }), REFRESH_INTERVAL)
    return () => clearInterval(timer)
  }, [orderBy])
  return known.time
}
