import { staffPage, staffTitle } from '@/app/staff-page'
import { AccountView } from '@/components/staff/account/account-view'
import { staffTime } from '@/components/staff/kit/when'
import { listStaffSessions, recoveryCodesLeft } from '@/lib/backend/staff'
import { config } from '@/lib/config/environment'

export const generateMetadata = staffTitle('Nav.account')

export default staffPage('/staff/account', async ({ self, language }) => {
  const [sessions, codesLeft] = await Promise.all([listStaffSessions(self), recoveryCodesLeft(self.id)])
  const shown = sessions.map((session) => ({ ...session, seen: staffTime(session.lastSeenAt, language) }))
  return (
    <AccountView
      sessions={shown}
      codesLeft={codesLeft}
      demo={self.demo}
      passwordMinLength={config().passwordMinLength}
    />
  )
})
