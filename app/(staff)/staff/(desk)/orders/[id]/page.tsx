import { staffPage } from '@/app/staff-page'
import { MessagePanel } from '@/components/staff/frame/message-panel'
import { OrderEditView } from '@/components/staff/orders/order-edit-view'
import { OrderView } from '@/components/staff/orders/order-view'
import { deskOrderOf, staffSlots } from '@/lib/backend/staff'
import { ShopError } from '@/lib/contract/error'
import { answerNotFound } from '@/lib/server/page-answer'

export default staffPage('/staff/orders', async ({ self, id, language, t, query }) => {
  const found = await deskOrderOf(id, self.role).catch((error: unknown) => {
    if (error instanceof ShopError && error.code === 'OrderNotFound') return null
    throw error
  })
  if (!found) {
    answerNotFound()
    return <MessagePanel title={t('NotFound.title')} text={t('NotFound.text')} action={t('NotFound.action')} />
  }
  const { order } = found
  const { customer, status } = order
  if (!query('edit') || !customer || (status !== 'pending' && status !== 'processing'))
    return <OrderView {...found} language={language} t={t} />
  const { slots } = order.pickup ? { slots: [] } : await staffSlots(undefined)
  return <OrderEditView order={{ ...order, customer }} slots={slots} language={language} t={t} />
})
