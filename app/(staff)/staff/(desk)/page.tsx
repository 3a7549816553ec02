import { staffPage } from '@/app/staff-page'
import { TodayView } from '@/components/staff/today/today-view'
import { mayAccess, staffPages } from '@/lib/contract/staff-rights'
import { today } from '@/lib/backend/staff'

export default staffPage('/staff', async ({ self, language, t }) => {
  const { waiting, ...facts } = await today(self.role)
  const seesOrders = mayAccess(self.role, staffPages['/staff/orders'])
  return (
    <TodayView
      {...facts}
      waiting={seesOrders ? waiting : []}
      name={self.name}
      now={new Date()}
      language={language}
      t={t}
    />
  )
})
