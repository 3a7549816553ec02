import { formatPrice } from '@/lib/i18n/price'
import { PHONE_PREFIX, shownPhone } from '@/lib/i18n/phone'
import { NewOrderNotice } from '../../orders/notices'
import type { Template } from '../template'
import { outboxMessages } from '../words'
import { orderMail } from './order-letter'
import { leftToRight, typedText } from './typed-text'

/** Customers write what they like where a link to a map is asked for. */
const webAddress = /^https?:\/\/\S+$/i

/** Tells the shop itself of an order: what, for how much, to whom, and what the driver and the butcher have to know. */
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

/** A `mailto:` link whose address cannot add a header: all but the `@` is percent-encoded. */
function mailtoHref(email: string): string {
  return `mailto:${email.split('@').map(encodeURIComponent).join('@')}`
}
