import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { cx } from '@/components/ui/cx'
import { Icon } from '@/components/ui/icon'
import { truck } from '@/components/ui/icons'
import { timeToOrder, type TimeLeft } from '@/lib/i18n/same-day'

const REFRESH_INTERVAL = 30_000

interface Props {
  /** The time left as rendered by the server, null after the last order of the day; undefined if rendered by the browser only. */
  served?: TimeLeft | null
  className?: string
}

/** Whether an order placed now arrives today, and the time left. Spec §1. */
export function ArrivalLine({ served, className }: Props) {
  const t = useTranslations('Cart')
  const [time, setTime] = useState(() => (served === undefined ? timeToOrder(new Date()) : served))
  useEffect(() => {
    const timer = setInterval(() => setTime(timeToOrder(new Date())), REFRESH_INTERVAL)
    return () => clearInterval(timer)
  }, [])
  return (
    <p
      className={cx('flex items-center gap-3 rounded-field bg-palm-100 px-4 py-3 text-small text-palm-900', className)}
    >
      <Icon shape={truck} size={20} />
      <span>{time ? t('sameDayLeft', { ...time }) : t('nextDay')}</span>
    </p>
  )
}
