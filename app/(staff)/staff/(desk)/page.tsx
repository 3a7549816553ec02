import { staffPage, staffTitle } from '@/app/staff-page'
import { TodayView } from '@/components/staff/today/today-view'
import { today } from '@/lib/backend/staff'
import { mayAccess, staffCalls, staffPages } from '@/lib/contract/staff-rights'

export const generateMetadata = staffTitle('Nav.today')

export default staffPage('/staff', async ({ self, language, t }) => (
  <TodayView
    {...await today(self.role)}
    mayStock={mayAccess(self.role, staffPages['/staff/products'])}
    mayPlace={mayAccess(self.role, staffCalls['POST /orders'] ?? [])}
    name={self.name}
    now={new Date()}
    language={language}
    t={t}
  />
))
