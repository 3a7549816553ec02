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
  if (sameDay) return <TodayLeft orderBy={orderBy} initialTime={initialTime} className={className} />
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

/** Whether the order arrives today, and the time left. What follows the last slot of today is not known here. */
function TodayLeft({
  orderBy,
  initialTime,
  className,
}: Pick<Props, 'initialTime' | 'className'> & Pick<Props['cart'], 'orderBy'>) {
  const t = useTranslations('Cart')
  const [time, setTime] = useState(() => (initialTime === undefined ? timeToOrder(serverNow(), orderBy) : initialTime))
  useEffect(() => {
    const timer = setInterval(() => setTime(timeToOrder(serverNow(), orderBy)), REFRESH_INTERVAL)
    return () => clearInterval(timer)
  }, [orderBy])
  if (!time && orderBy) return null
  return <Line className={className}>{time ? t('sameDayLeft', { ...time }) : t('nextDay')}</Line>
}
