import { fullName } from '@/lib/contract/address'
import { isOpenStatus, stageOf } from '@/lib/contract/order'
import { comma } from '@/lib/i18n/comma'
import { loadMessages } from '@/lib/i18n/messages'
import { fullPhone } from '@/lib/i18n/phone'
import { formatPrice } from '@/lib/i18n/price'
import { slotText } from '@/lib/i18n/slot'
import { messageKey } from '@/lib/contract/order-message'
import { NewOrderNotice, OrderNotice } from '../../orders/notices'
import { outboxMessages, type Template } from '../template'
import { orderMail, ordersLink } from './order-mail'
import { leftToRight, typedNameForCustomer, typedText } from './typed-text'

/** Customers may type anything into the map link field. */
const webAddress = /^https?:\/\/\S+$/i

/** Confirms a placed order to the customer. */
export const orderConfirmation: Template = async (payload, language, shop) => {
  const order = OrderNotice.parse(payload)
  const t = await outboxMessages(language)
  const heading = t('order.thanks', { name: typedNameForCustomer(order.firstName) })
  const sentence = t(order.cash ? (order.pickup ? 'order.placedCashPickup' : 'order.placedCash') : 'order.placedCard')
  return {
    subject: t('order.confirmed', { code: order.code }),
    ...(await orderMail({ shop, heading, sentence, order, language })),
  }
}

/** Reports an order's status: by e-mail with all lines, on WhatsApp through the approved template. */
export const orderStatus: Template = async (payload, language, shop) => {
  const order = OrderNotice.parse(payload)
  const t = await outboxMessages(language)
  const { OrderStatus, OrderMessage } = await loadMessages(language)
  const { pickup } = order
  const status = OrderStatus[stageOf(order)]
  // A card order changes status only once paid; an unpaid one ends without a message.
  const state = OrderMessage[messageKey({ status: order.status, payment: order.cash ? 'cod_due' : 'paid', pickup })]
  const amount = formatPrice(order.refund, language)
  const sentence = order.refund > 0 ? `${state} ${t('order.refundText', { amount })}` : state
  // The template has no parameter of its own for slot and refund.
  const more = [
    ...(order.slot && isOpenStatus(order.status) ? [slotText(order.slot, language)] : []),
    ...(order.refund > 0 ? [t('order.refund', { amount })] : []),
  ]
  const look = order.status === 'delivered' ? t('order.rate') : undefined
  const mail = await orderMail({ shop, heading: t('order.now', { status }), sentence, order, language, look })
  return {
    subject: t('order.changed', { code: order.code, status }),
    ...mail,
    parameters: [
      order.code,
      more.length > 0 ? `${status} (${more.join(comma(language))})` : status,
      formatPrice(order.total, language),
      shop.name[language],
      ordersLink(language),
    ],
  }
}

/** Notifies the shop of an order: lines, total, customer, and notes for driver and butcher. */
export const newOrder: Template = async (payload, language, shop) => {
  const order = NewOrderNotice.parse(payload)
  const t = await outboxMessages(language)
  const heading = t('order.newOrder', { code: order.code, amount: formatPrice(order.total, language) })
  const { phone, email, note, link } = order
  const toShop = [
    { label: t('order.phone'), text: leftToRight(fullPhone(phone)), href: `tel:+${phone}` },
    { label: t('order.email'), text: email && leftToRight(email), href: mailtoHref(email) },
    { label: t('order.note'), text: typedText(note) },
    { label: t('order.map'), text: link && leftToRight(link), href: webAddress.test(link) ? link : undefined },
  ]
  const sentence = t(
    order.cash ? (order.pickup ? 'order.newOrderCashPickup' : 'order.newOrderCash') : 'order.newOrderCard',
  )
  const whole = { ...order, firstName: fullName(order) }
  return { subject: heading, ...(await orderMail({ shop, heading, sentence, order: whole, language, toShop })) }
}

/** Builds a `mailto:` link. Percent-encodes everything but the `@`, so that an address cannot add a header. */
function mailtoHref(email: string): string {
  return `mailto:${email.split('@').map(encodeURIComponent).join('@')}`
}
