import { formatPrice } from '@/lib/i18n/price'
import { loadMessages } from '@/lib/i18n/messages'
import { shopInfo } from '@/lib/config/shop-info'
import { messageKey } from '../../orders/message'
import { OrderNotice } from '../../orders/notices'
import type { Template } from '../template'
import { outboxMessages } from '../words'
import { orderMail, ordersLink } from './order-letter'

/** Reports an order's status: by e-mail with all lines, on WhatsApp through the approved template. */
export const orderStatus: Template = async (payload, language) => {
  const order = OrderNotice.parse(payload)
  const t = await outboxMessages(language)
  const { OrderStatus, OrderMessage } = await loadMessages(language)
  const status = OrderStatus[order.status]
  // A card order changes status only once paid; an unpaid one ends without a message.
  const sentence = OrderMessage[messageKey({ status: order.status, payment: order.cash ? 'cod_due' : 'paid' })]
  const look = order.status === 'delivered' ? t('order.rate') : undefined
  const mail = await orderMail({ heading: t('order.now', { status }), sentence, order, language, look })
  return {
    subject: t('order.changed', { code: order.code, status }),
    ...mail,
    parameters: [
      order.code,
      status,
      formatPrice(order.total, language),
      shopInfo().name[language],
      ordersLink(language),
    ],
  }
}
