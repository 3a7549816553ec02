import { staffPage } from '@/app/staff-page'
import { OrdersView } from '@/components/staff/orders/orders-view'
import { deskOrders, orderCounts } from '@/lib/backend/staff'
import { orderStatuses } from '@/lib/contract/order'

export default staffPage('/staff/orders', async ({ self, language, t, query }) => {
  const status = orderStatuses.find((one) => one === query('status'))
  const search = query('search')
  const [list, counts] = await Promise.all([
    deskOrders({ status, search, after: query('after') }, self.role),
    orderCounts(),
  ])
  return <OrdersView {...list} counts={counts} status={status} search={search} language={language} t={t} />
})
