import { staffPage, staffTitle } from '@/app/staff-page'
import { BackupsView } from '@/components/staff/backups/backups-view'
import { Schedule } from '@/components/staff/backups/schedule'
import { backupSchedule } from '@/lib/backend/staff'

export const generateMetadata = staffTitle('Backups.title')

export default staffPage('/staff/backups', async ({ self, t, language }) => (
  <BackupsView readOnly={self.demo}>
    <Schedule schedule={await backupSchedule()} t={t} language={language} />
  </BackupsView>
))
