import { staffPage } from '@/app/staff-page'
import { MessagePanel } from '@/components/staff/frame/message-panel'
import { OrderView } from '@/components/staff/orders/order-view'
import { deskOrderOf } from '@/lib/backend/staff'
import { ShopError } from '@/lib/contract/error'
import { answerNotFound } from '@/lib/server/page-answer'

export default staffPage('/staff/orders', async ({ self, id, language, t }) => {
  const found = await deskOrderOf(id, self.role).catch((error: unknown) => {
    if (error instanceof ShopError && error.code === 'OrderNotFound') return null
    throw error
  })
  if (found) return <OrderView {...found} language={language} t={t} />
  answerNotFound()
  return <MessagePanel title={t('NotFound.title')} text={t('NotFound.text')} action={t('NotFound.action')} />
})
