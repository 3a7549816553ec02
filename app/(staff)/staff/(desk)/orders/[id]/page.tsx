import { nullFor, staffNotFound, staffPage, staffTitle } from '@/app/staff-page'
import { OrderEditView } from '@/components/staff/orders/order-edit-view'
import { OrderView } from '@/components/staff/orders/order-view'
import { deskOrderOf, staffSlots } from '@/lib/backend/staff'

export const generateMetadata = staffTitle('Orders.order', true)

export default staffPage('/staff/orders', async ({ self, id, language, t, query }) => {
  const found = await deskOrderOf(id, self.role).catch(nullFor('OrderNotFound'))
  if (!found) return staffNotFound(t)
  const { order } = found
  const { customer, editable } = order
  if (!query('edit') || !customer || !editable) return <OrderView {...found} language={language} t={t} />
  const { on, slots } = order.pickup ? { on: false, slots: [] } : await staffSlots(undefined)
  return <OrderEditView order={{ ...order, customer }} slots={on ? slots : []} language={language} t={t} />
})
