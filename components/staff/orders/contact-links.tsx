import { Icon, pin, whatsapp } from '@/components/ui/icon'
import type { StaffTranslator } from '@/lib/i18n/staff'
import { phoneShape } from '../frame/icons'
import { ActionLink } from '../kit/links'

interface Props {
  /** 9715XXXXXXXX. */
  phone: string
  /** Map link of the address; may be empty. */
  map?: string
  t: StaffTranslator
}

/** Calls the customer, writes on WhatsApp, shows the place. */
export function ContactLinks({ phone, map, t }: Props) {
  return (
    <div className="flex flex-wrap gap-2">
      <ActionLink href={`tel:+${phone}`}>
        <Icon shape={phoneShape} />
        {t('Order.call')}
      </ActionLink>
      <ActionLink href={`https://wa.me/${phone}`} newTab>
        <Icon shape={whatsapp} />
        {t('Order.whatsapp')}
      </ActionLink>
      {map && /^https:/.test(map) && (
        <ActionLink href={map} newTab>
          <Icon shape={pin} />
          {t('Order.map')}
        </ActionLink>
      )}
    </div>
  )
}
