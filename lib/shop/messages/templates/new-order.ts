import { formatPrice } from '@/lib/i18n/price'
import { PHONE_PREFIX, shownPhone } from '@/lib/i18n/phone'
import { NewOrderNotice } from '../../orders/notices'
import type { Template } from '../template'
import { outboxMessages } from '../words'
import { orderMail } from './order-letter'
import { leftToRight, typedText } from './typed-text'

/** Customers may type anything into the map link field. */
const webAddress = /^https?:\/\/\S+$/i

/** Notifies the shop of an order: lines, total, customer, and notes for driver and butcher. */
export const newOrder: Template = async (payload, language) => {
  const order = NewOrderNotice.parse(payload)
  const t = await outboxMessages(language)
  const heading = t('order.newOrder', { code: order.code, amount: formatPrice(order.total, language) })
  const { firstName, lastName, phone, email, note, link } = order
  const toShop = [
    { label: t('order.phone'), text: leftToRight(`+${PHONE_PREFIX} ${shownPhone(phone)}`), href: `tel:+${phone}` },
    { label: t('order.email'), text: leftToRight(email), href: mailtoHref(email) },
    { label: t('order.note'), text: typedText(note) },
    { label: t('order.map'), text: link && leftToRight(link), href: webAddress.test(link) ? link : undefined },
  ]
  const sentence = order.cash ? t('order.newOrderCash') : t('order.newOrderCard')
  const whole = { ...order, firstName: [firstName, lastName].filter(Boolean).join(' ') }
  return { subject: heading, ...(await orderMail({ heading, sentence, order: whole, language, toShop })) }
}

/** Builds a `mailto:` link. Percent-encodes everything but the `@`, so that an address cannot add a header. */
function mailtoHref(email: string): string {
  return `mailto:${email.split('@').map(encodeURIComponent).join('@')}`
}
