import { OrderNotice } from '../../orders/notices'
import type { Template } from '../template'
import { outboxMessages } from '../words'
import { orderMail } from './order-letter'
import { typedNameForCustomer } from './typed-text'

export const orderConfirmation: Template = async (payload, language) => {
  const order = OrderNotice.parse(payload)
  const t = await outboxMessages(language)
  const heading = t('order.thanks', { name: typedNameForCustomer(order.firstName) })
  const sentence = order.cash ? t('order.placedCash') : t('order.placedCard')
  return {
    subject: t('order.confirmed', { code: order.code }),
    ...(await orderMail({ heading, sentence, order, language })),
  }
}
