import { staffPage, staffTitle } from '@/app/staff-page'
import { OrdersView } from '@/components/staff/orders/orders-view'
import { deliveryWindows, deskOrders, orderCounts } from '@/lib/backend/staff'
import { readOrderFilter } from '@/lib/contract/staff-order-list'
import { mayAccess, staffCalls } from '@/lib/contract/staff-rights'

export const generateMetadata = staffTitle('Orders.title')

export default staffPage('/staff/orders', async ({ self, language, t, query }) => {
  const filter = readOrderFilter(query)
  const after = query('after')
  const [list, counts, windows] = await Promise.all([
    deskOrders({ ...filter, after }, self.role),
    orderCounts(),
    deliveryWindows(),
  ])
  const may = (call: string) => mayAccess(self.role, staffCalls[call] ?? [])
  return (
    <OrdersView
      {...list}
      counts={counts}
      filter={filter}
      windows={windows}
      isLater={after !== ''}
      seesCustomers={self.role !== 'butcher'}
      mayExport={may('GET /orders/export')}
      mayPlace={may('POST /orders')}
      language={language}
      t={t}
    />
  )
})
