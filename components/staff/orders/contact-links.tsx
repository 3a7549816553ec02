import { buttonClass } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { pin } from '@/components/ui/icons'
import type { StaffTranslator } from '@/lib/i18n/staff'
import { phoneShape } from '../frame/icons'

interface Props {
  /** 9715XXXXXXXX. */
  phone: string
  /** Map link of the address; may be empty. */
  map?: string
  t: StaffTranslator
}

/** Calls the customer, writes on WhatsApp, shows the place. */
export function ContactLinks({ phone, map, t }: Props) {
  const look = buttonClass({ look: 'quiet', size: 'small' })
  return (
    <div className="flex flex-wrap gap-2">
      <a href={`tel:+${phone}`} className={look}>
        <Icon shape={phoneShape} />
        {t('Order.call')}
      </a>
      <a href={`https://wa.me/${phone}`} target="_blank" rel="noreferrer" className={look}>
        {t('Order.whatsapp')}
      </a>
      {map && /^https:/.test(map) && (
        <a href={map} target="_blank" rel="noreferrer" className={look}>
          <Icon shape={pin} />
          {t('Order.map')}
        </a>
      )}
    </div>
  )
}
