import { staffPage } from '@/app/staff-page'
import { BackupsView } from '@/components/staff/backups/backups-view'
import { Schedule } from '@/components/staff/backups/schedule'
import { backupSchedule } from '@/lib/backend/staff'

export default staffPage('/staff/backups', async ({ self, t, language }) => (
  <BackupsView readOnly={self.demo}>
    <Schedule schedule={await backupSchedule()} t={t} language={language} />
  </BackupsView>
))
